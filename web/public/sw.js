// The shell of the page, so that it opens at once and without a network. What is on a table never comes from here.
const SHELL = 'fromagerie-shell';
const KEPT = 80;
// What is said when there is no network and not all of the page is here.
const OFFLINE = ['/offline.html', '/offline.css', '/favicon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(['/', '/manifest.webmanifest', ...OFFLINE])));
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
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(async () => (await caches.match(pathname)) ?? Response.error()));
});

async function newest(request) {
  const cache = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    // A file that somebody opens in a tab is not the shell.
    if (answer.ok && answer.headers.get('content-type')?.startsWith('text/html')) await cache.put('/', answer.clone());
    return answer;
  } catch {
    return (await shell(cache)) ?? (await cache.match('/offline.html')) ?? Response.error();
  }
}

/** The page, if all that it begins with is here: half of it would be a blank sheet. */
async function shell(cache) {
  const page = await cache.match('/');
  if (!page) return undefined;
  const needed = [...(await page.clone().text()).matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  const here = await Promise.all(needed.map((path) => cache.match(path)));
  return here.every(Boolean) ? page : undefined;
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

// From the house, by way of the browser's maker, who cannot read it: whose turn it is, and at which table.
self.addEventListener('push', (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // Not from us, or from another version of us.
  }
  event.waitUntil(tell(String(told.text ?? 'Fromagerie'), String(told.table ?? '')));
});

async function tell(text, table) {
  const windows = await self.clients.matchAll({ type: 'window' });
  // Whoever looks at that table needs no sign.
  if (windows.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === `/t/${table}`)) return;
  await self.registration.showNotification(text, { tag: `turn-${table}`, icon: '/icon-192.png', badge: '/icon-192.png', data: { table } });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const table = event.notification.data?.table;
  event.waitUntil(goTo(/^[a-z0-9]+$/i.test(table ?? '') ? `/t/${table}` : null));
});

async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => path === null || new URL(one.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path ?? '/'));
}
