/** Which page is shown: the address, and nothing else. */

export type Page =
  | { name: 'home' }
  | { name: 'me' }
  | { name: 'table'; table: string }
  | { name: 'tv'; code: string }
  | { name: 'join'; code: string }
  | { name: 'with'; link: string }
  | { name: 'replay'; match: string }
  | { name: 'learn'; game: string }
  | { name: 'club'; code: string }
  | { name: 'wall'; code: string };

export function pageAt(path: string): Page {
  const [, first = '', second = ''] = path.split('/').map(decodeSafely);
  if (first === 't' && second) return { name: 'table', table: second };
  if (first === 'tv' && second) return { name: 'tv', code: second };
  if (first === 'join') return { name: 'join', code: second };
  if (first === 'with' && second) return { name: 'with', link: second };
  if (first === 'replay' && second) return { name: 'replay', match: second };
  if (first === 'learn' && second) return { name: 'learn', game: second };
  if (first === 'me') return { name: 'me' };
  if (first === 'club') return { name: 'club', code: second };
  if (first === 'wall' && second) return { name: 'wall', code: second };
  return { name: 'home' };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

class Route {
  path: string = $state(window.location.pathname);
}

const route = new Route();

export function currentPath(): string {
  return route.path;
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = window.location.pathname;
  window.scrollTo(0, 0);
}

window.addEventListener('popstate', () => {
  route.path = window.location.pathname;
});

/** Links inside the house change the page without leaving it. */
export function followLinks(event: MouseEvent): void {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || anchor.target || anchor.hasAttribute('download')) return;
  if (anchor.origin !== window.location.origin || anchor.pathname.startsWith('/api/')) return;
  event.preventDefault();
  // A replay's moment is in its hash.
  go(anchor.pathname + anchor.search + anchor.hash);
}
