// The shell of the page, so that it opens at once and without a network. What is on a table never comes from here.
const SHELL = 'fromagerie-shell';
const KEPT = 80;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/favicon.svg', '/manifest.webmanifest'])));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(newest(request));
  // Their names change when they do.
  else if (pathname.startsWith('/assets/')) event.respondWith(known(request));
});

async function newest(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    // A file that somebody opens in a tab is not the shell.
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await cache.match('/')) ?? Response.error();
  }
}

async function known(request) {
  const cache = await caches.open(SHELL);
  const here = await cache.match(request);
  if (here) return here;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const old = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith('/assets/'));
    await Promise.all(old.slice(0, Math.max(0, old.length - KEPT)).map((key) => cache.delete(key)));
  }
  return answer;
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => (windows[0] ? windows[0].focus() : self.clients.openWindow('/'))),
  );
});
