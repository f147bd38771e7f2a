// A table that stands still: from the first update with something to do for this person on, the page hears of no other.
window.WebSocket = class extends window.WebSocket {
  set onmessage(heard) {
    super.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (window.held && (message.is === 'update' || message.is === 'ephemeral')) return;
      heard(event);
      if (message.is === 'update' && message.game?.legal?.length) window.held = true;
    };
  }
};
