import { pageNameAt } from '#domain/app/pages.ts';
import { watchVisibility } from '../page/visibility.ts';

/** The page looks and behaves as in a kiosk from now on: its styles hang on this. @returns what ends it */
export function markKiosk(): () => void {
  const { dataset } = document.documentElement;
  dataset['kiosk'] = '';
  return () => void delete dataset['kiosk'];
}

/** Calls back with each sign of somebody being there. `isTap`: one that is complete, so that nothing else comes of it. @returns what ends it */
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

/** Fills the screen at the next touch, and again at the next one whenever somebody has ended that. @returns what ends it */
export function fillScreen(): () => void {
  const life = new AbortController();
  const fill = () => {
    if (document.fullscreenElement) return;
    // Refused by a browser's settings, or unknown to it: then the window stays as it is.
    void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
  };
  for (const sign of ['click', 'keydown']) addEventListener(sign, fill, { capture: true, signal: life.signal });
  document.addEventListener('fullscreenchange', raiseDialogs, { signal: life.signal });
  return () => {
    life.abort();
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined);
  };
}

/** A page that fills the screen lies over every dialog: opens each again, the document's own, the attract screen, pages', the kiosk's. */
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

/** Keeps the screen from going dark as long as the page is in sight. @returns what ends it */
export function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> | null = null;
  const end = watchVisibility((isHidden) => {
    // On a low battery it is refused.
    if (!isHidden) lock = navigator.wakeLock?.request('screen').catch(() => null) ?? null;
  });
  return () => {
    end();
    void lock?.then((it) => it?.release());
  };
}

/** What this page stores for a reload: when it was last touched, or that it waits (`kioskOpened`). */
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
    // Then a reload ends the visit.
  }
}

const KEY = 'kiosk';

/** Turns `:hover` into `:active` (X1): on a touch screen the last thing touched keeps its hover. @returns stops watching; changed rules stay */
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

/** Links to other sites become plain text, now and later; no context menu, dragging, autocompletion (X1). @returns stops watching */
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

/** A page that the engine prints is none of the app: there would be no way back from it. */
function isLeaving({ href, target }: HTMLAnchorElement): boolean {
  const url = new URL(href, location.href);
  const page = pageNameAt(url.pathname);
  return target === '_blank' || url.origin !== location.origin || page === 'not-found' || page === 'engine-api';
}

/** Browsers know by it which of their history's entries are the shop's. Not all have it. */
const ownHistory = () => ('navigation' in globalThis ? navigation : null);

/** Loads an address in the first of the shop's entries, so that Back leads nowhere. Resolves only where the shop is out of reach. */
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

/** Without a network the worker has the page; without a worker there must be one. */
async function canLoad(address: string): Promise<boolean> {
  if (navigator.serviceWorker?.controller) return true;
  const answer = await fetch(address, { method: 'HEAD' }).catch(() => null);
  return Boolean(answer?.headers.has('Landfall-Version'));
}

/** Without the Navigation API each address takes the place of the one before it, so that Back leads nowhere. @returns what ends it */
export function replaceEntries(): () => void {
  if (ownHistory()) return () => {};
  const own = history.pushState.bind(history);
  // Through whatever the router has put in its place, so that it hears of it.
  history.pushState = (...entry: Parameters<History['pushState']>) => history.replaceState(...entry);
  return () => {
    history.pushState = own;
  };
}

/** Reloads a page from the back-forward cache, which shows what stood in it. @returns what ends it */
export function reloadOnReturn(): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
  addEventListener('pageshow', shown);
  return () => removeEventListener('pageshow', shown);
}
