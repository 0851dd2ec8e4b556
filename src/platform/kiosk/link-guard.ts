import { pageNameAt } from '#domain/pages.ts';

/**
 * Lets nobody leave the shop (X1): links to elsewhere (maps, networks, mail, telephone) become plain text, those that come later too,
 * and nothing offers to open or to save one. What the browser remembers of forms for the next who fills them in, it is asked not to.
 *
 * @returns what ends it; links stay what they have become
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
