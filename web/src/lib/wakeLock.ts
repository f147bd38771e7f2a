/** Asks the screen to stay awake, where it can be asked: over https, in most browsers. Elsewhere nothing happens. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let over = false;
  const ask = (): void => {
    // It is lost whenever the page is hidden.
    if (document.hidden || over || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (given) => {
        if (over) void given.release();
        else lock = given;
      },
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', ask);
  ask();
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
