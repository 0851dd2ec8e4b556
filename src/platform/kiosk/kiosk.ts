import { pageNameAt } from '#domain/app/pages.ts';
import { watchVisibility } from '../page/visibility.ts';

/** Gives the page the look and behaviour of a kiosk: styles depend on this attribute. @returns undoes it */
export function markKiosk(): () => void {
  const { dataset } = document.documentElement;
  dataset['kiosk'] = '';
  return () => void delete dataset['kiosk'];
}

/**
 * Calls back for each sign that somebody is there. `isTap` is true for a complete tap or key, after which nothing else happens. @returns stops
 * listening
 */
export function onTouch(touched: (isTap: boolean) => void): () => void {
  const life = new AbortController();
  for (const sign of ['pointerdown', 'wheel', 'input', 'click', 'keydown']) {
    const heard = () => touched(sign === 'click' || sign === 'keydown');
    addEventListener(sign, heard, { capture: true, passive: true, signal: life.signal });
  }
  return () => life.abort();
}

export function wasTouched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/** Makes the page fill the screen at the next touch, and again whenever somebody has left full screen. @returns stops it */
export function fillScreen(): () => void {
  const life = new AbortController();
  const fill = () => {
    if (document.fullscreenElement) return;
    // If the browser refuses or does not know the call, the window stays as it is.
    void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  };
  for (const sign of ['click', 'keydown']) addEventListener(sign, fill, { capture: true, signal: life.signal });
  document.addEventListener('fullscreenchange', raiseDialogs, { signal: life.signal });
  return () => {
    life.abort();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
}

/** A page in full screen covers every open dialog. Each is opened again, in this order: consent, attract screen, dialogs of pages, kiosk. */
function raiseDialogs(): void {
  const places = { whole: 1, card: 3 } as Record<string, number>;
  const place = ({ id, dataset }: HTMLDialogElement) =>
    id === 'consent' ? 0 : (places[dataset['kioskCover'] ?? ''] ?? 2);
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')];
  for (const dialog of open.toSorted((a, b) => place(a) - place(b))) {
    dialog.close();
    dialog.showModal();
  }
}

/** Keeps the screen on while the page is visible. @returns stops it */
export function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const end = watchVisibility((isHidden) => {
    // The browser refuses when the battery is low.
    if (!isHidden) lock = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
  });
  return () => {
    end();
    void lock?.then((it) => it?.release());
  };
}

/** The state that this page stores for a reload: the time of the last touch, or that the kiosk waits for a visitor (`kioskOpened`). */
export function readVisit(): number | 'attract' | null {
  try {
    const left = sessionStorage.getItem(KEY);
    if (left === 'attract') return left;
    return left && Number.isFinite(Number(left)) ? Number(left) : null;
  } catch {
    return null;
  }
}

export function writeVisit(left: number | 'attract' | null): void {
  try {
    if (left === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(left));
  } catch {
    // Without storage, a reload ends the visit.
  }
}

const KEY = 'kiosk';

/**
 * Replaces `:hover` by `:active` (X1), because on a touch screen the last touched element keeps its hover. @returns stops watching; changed rules
 * stay
 */
export function disableHover(): () => void {
  const change = () => {
    for (const { cssRules } of document.styleSheets) press(cssRules);
  };
  change();
  const watcher = new MutationObserver(change);
  watcher.observe(document.head, { childList: true });
  document.head.addEventListener('load', change, { capture: true });
  return () => {
    watcher.disconnect();
    document.head.removeEventListener('load', change, { capture: true });
  };
}

function press(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover'))
      rule.selectorText = rule.selectorText.replaceAll(':hover', ':active');
    if ('cssRules' in rule) press(rule.cssRules as CSSRuleList);
  }
}

/**
 * Turns links to other sites into plain text, now and later. Also prevents context menu, dragging and autocompletion (X1). @returns stops watching
 */
export function guardLinks(): () => void {
  const life = new AbortController();
  const tame = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) {
      if (!isLeaving(link)) continue;
      link.removeAttribute('href');
      link.removeAttribute('target');
    }
    for (const field of root.querySelectorAll(`:is(input, textarea):not([autocomplete='off'])`))
      field.setAttribute('autocomplete', 'off');
  };
  const watcher = new MutationObserver(() => tame(document));
  tame(document);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href', 'autocomplete'] });
  for (const event of ['contextmenu', 'dragstart'])
    addEventListener(event, (it) => it.preventDefault(), { capture: true, signal: life.signal });
  return () => {
    watcher.disconnect();
    life.abort();
  };
}

/** Pages that the engine renders alone do not belong to the app: they have no way back. */
function isLeaving({ href, target }: HTMLAnchorElement): boolean {
  const url = new URL(href, location.href);
  const page = pageNameAt(url.pathname);
  return target === '_blank' || url.origin !== location.origin || page === 'not-found' || page === 'engine-api';
}

/** The Navigation API knows which history entries belong to the shop. Not all browsers have it. */
const ownHistory = () => ('navigation' in globalThis ? navigation : null);

/** Loads an address in the shop's first history entry, so that Back leads nowhere. Resolves only if the shop is out of reach. */
export async function resetHistory(address: string): Promise<void> {
  if (!(await canLoad(address))) return;
  const own = ownHistory();
  const first = own
    ?.entries()
    .find(({ url }) => pageNameAt(new URL(url ?? '', location.href).pathname) !== 'not-found');
  if (first && first.key !== own?.currentEntry?.key) await own?.traverseTo(first.key).finished?.catch(() => undefined);
  history.replaceState(null, '', address);
  location.reload();
  await new Promise(() => {});
}

/** Whether a page can be loaded: the worker has it without a network; without a worker, the network is needed. */
async function canLoad(address: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return Boolean(answer?.headers.has('Landfall-Version'));
}

/** Without the Navigation API, each address replaces the one before, so that Back leads nowhere. @returns stops it */
export function replaceEntries(): () => void {
  if (ownHistory()) return () => {};
  const own = history.pushState.bind(history);
  // Calls the router's replacement of `replaceState`, so that the router notices the change. An overlay has no entry of its own then (`step`): to
  // remove it, the overlay would go one step back from its page.
  history.pushState = (state: object | null, ...entry) =>
    history.replaceState(state && { ...state, step: 0 }, ...entry);
  return () => {
    history.pushState = own;
  };
}

/** Reloads a page from the back-forward cache, because it would show its old content. @returns stops it */
export function reloadOnReturn(): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
