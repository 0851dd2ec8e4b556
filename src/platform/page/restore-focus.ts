/** If the focused element is removed, focuses the heading of what is left around it, not the top of the page. @returns stops watching */
export function restoreFocus(): () => void {
  /** The element that has or had the focus, and its ancestors, the nearest first. */
  let around: readonly Element[] = [];
  const remember = (event: FocusEvent) => {
    around = event.composedPath().filter((it) => it instanceof Element);
  };
  const isGone = () => {
    const [held] = around;
    return held !== undefined && (!held.isConnected || held.closest('dialog:not([open])') !== null);
  };
  const heal = () => {
    // The document of the element: the page may be over by now.
    const page = around[0]?.ownerDocument;
    if (page && isGone() && page.activeElement === page.body) headingIn(around)?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver(() => {
    // Before that, a closing dialog or an opening page moves the focus itself.
    if (isGone()) setTimeout(heal, 100);
  });

  addEventListener('focusin', remember);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    removeEventListener('focusin', remember);
    watcher.disconnect();
  };
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
