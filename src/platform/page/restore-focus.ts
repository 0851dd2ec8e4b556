/**
 * Where the focused element goes away, focuses the heading of what is left around it, so that keyboard and screen reader users do not start
 * again at the top of the page. Code that moves the focus itself comes first.
 *
 * @returns stops watching
 */
export function restoreFocus(): () => void {
  /** What has or had the focus, and all around it, the nearest first. */
  let around: readonly Element[] = [];
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof Element) around = withAncestors(target);
  };
  const isGone = () => {
    const [held] = around;
    return held !== undefined && (!held.isConnected || held.closest('dialog:not([open])') !== null);
  };
  const heal = () => {
    if (isGone() && document.activeElement === document.body) headingIn(around)?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    // A dialog that closes, or a page that opens, gives it to whom it belongs before that.
    if (isGone()) setTimeout(heal, HEALS_AFTER);
  });

  addEventListener('focusin', remember);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    removeEventListener('focusin', remember);
    watcher.disconnect();
  };
}

/** Milliseconds. */
const HEALS_AFTER = 100;

function withAncestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) around.push(at);
  return around;
}

function headingIn(around: readonly Element[]): HTMLElement | null {
  for (const element of around) {
    if (!element.isConnected || !element.checkVisibility()) continue;
    const heading = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].find((it) => it.checkVisibility());
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return null;
}
