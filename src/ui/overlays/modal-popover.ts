/**
 * Makes a popover with `data-modal` (the id of its title) a modal dialog while it is open (V22): it gets a name, and the rest of the page is inert.
 * Without script it stays a popover. It closes when the window becomes so wide that it is no longer a sheet.
 *
 * @returns ends the watching
 */
export function watchModalPopovers(): () => void {
  let release: (() => void) | null = null;
  const wide = matchMedia('(min-width: 60rem)');
  const onToggle = ({ type, target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset['modal'] === undefined) return;
    release?.();
    release = null;
    // The page is released before the popover closes: then the browser can return the focus to the opener.
    if (type === 'toggle' && newState === 'open' && !wide.matches) release = makeModal(target, wide);
  };
  // These events do not bubble.
  for (const type of TYPES) document.addEventListener(type, onToggle as EventListener, true);
  return () => {
    for (const type of TYPES) document.removeEventListener(type, onToggle as EventListener, true);
  };
}

const TYPES = ['beforetoggle', 'toggle'] as const;

function makeModal(sheet: HTMLElement, wide: MediaQueryList): () => void {
  const close = () => sheet.hidePopover();
  const restore = holdPage(sheet);
  sheet.role = 'dialog';
  sheet.ariaModal = 'true';
  sheet.setAttribute('aria-labelledby', sheet.dataset['modal'] ?? '');
  sheet.querySelector('button')?.focus();
  wide.addEventListener('change', close);
  return () => {
    wide.removeEventListener('change', close);
    sheet.role = null;
    sheet.ariaModal = null;
    sheet.removeAttribute('aria-labelledby');
    restore();
  };
}

/** Makes the page below a sheet inert, and keeps its scroll position. @returns undoes both */
export function holdPage(sheet: HTMLElement): () => void {
  const restore = disableBeside(sheet);
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    restore();
  };
}

/** Makes the whole page inert except an element, its ancestors and its content. @returns undoes it */
function disableBeside(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  for (let it = element; it !== document.body && it.parentElement; it = it.parentElement) {
    for (const beside of it.parentElement.children) {
      if (beside === it || !(beside instanceof HTMLElement) || beside.inert) continue;
      beside.inert = true;
      made.push(beside);
    }
  }
  return () => {
    for (const it of made) it.inert = false;
  };
}
