// What a screen reader is told: whatever comes into a live region, or changes there.
() => {
  window.said = [];
  const regions = '[role=status], [role=alert], [role=log], [aria-live]';
  const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest(regions);
  const say = (node) => node.textContent.trim() && window.said.push(node.textContent.trim().replace(/\s+/g, ' '));
  new MutationObserver((changes) => {
    const told = new Set();
    for (const change of changes) {
      if (change.type === 'characterData') told.add(region(change.target));
      for (const node of change.addedNodes) {
        const here = region(change.target);
        if (here) told.add(here.matches('[role=log]') ? node : here);
        else if (node instanceof Element) [...(node.matches(regions) ? [node] : []), ...node.querySelectorAll(regions)].forEach((one) => told.add(one));
      }
    }
    told.delete(null);
    told.delete(undefined);
    told.forEach(say);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
