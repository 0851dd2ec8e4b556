/**
 * A popover with `data-modal`, which is the id of its title, is a modal dialog while it is open (V22): it has a name, and all beside it is
 * inert. Without script it is a popover. Where it is a sheet no more, since the window is wide, it closes.
 *
 * @returns to be called when nobody wants that any more
 */
export function watchModalPopovers(): () => void {
  let release: (() => void) | null = null;
  const wide = matchMedia('(min-width: 60rem)');
  const onToggle = ({ type, target, newState }: ToggleEvent) => {
    if (!(target instanceof HTMLElement) || target.dataset['modal'] === undefined) return;
    release?.();
    release = null;
    // Before it closes: the browser gives the focus back to what opened it.
    if (type === 'toggle' && newState === 'open' && !wide.matches) release = makeModal(target, wide);
  };
  // They do not bubble.
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

/** The page beneath a sheet is inert, and stays where it is. @returns makes it as it was */
export function holdPage(sheet: HTMLElement): () => void {
  const restore = inertBeside(sheet);
  const { style } = document.documentElement;
  style.overflow = 'hidden';
  return () => {
    style.overflow = '';
    restore();
  };
}

/** Makes all of the page inert but an element, its ancestors and what is in it. @returns makes it as it was */
function inertBeside(element: HTMLElement): () => void {
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
