import { pageNameAt } from '#domain/app/pages.ts';

/**
 * Keeps visitors in the shop (X1): links to other sites become plain text, links that appear later too. The context menu, dragging and
 * the autocompletion of forms are off.
 *
 * @returns stops watching; links stay text
 */
export function guardLinks(): () => void {
  const life = new AbortController();
  const tame = (root: ParentNode) => {
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href]')) if (leaves(link)) makePlain(link);
    for (const field of root.querySelectorAll(`:is(input, textarea):not([autocomplete='off'])`))
      field.setAttribute('autocomplete', 'off');
  };
  const watcher = new MutationObserver(() => tame(document));
  tame(document);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href', 'autocomplete'] });
  addEventListener('contextmenu', (event) => event.preventDefault(), { capture: true, signal: life.signal });
  addEventListener('dragstart', (event) => event.preventDefault(), { capture: true, signal: life.signal });
  return () => {
    watcher.disconnect();
    life.abort();
  };
}

/** A page that the engine prints is none of the app: there would be no way back from it. */
function leaves({ href, target }: HTMLAnchorElement): boolean {
  const url = new URL(href, location.href);
  const page = pageNameAt(url.pathname);
  return target === '_blank' || url.origin !== location.origin || page === 'not-found' || page === 'engine-api';
}

function makePlain(link: HTMLAnchorElement): void {
  link.removeAttribute('href');
  link.removeAttribute('target');
}
