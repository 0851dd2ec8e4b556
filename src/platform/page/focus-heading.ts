/** Focuses the page's heading, and a heading that replaces it, until the visitor acts or 5 s have passed (S9). @returns stops watching */
export function focusHeading(): () => void {
  const content = document.getElementById('content');
  const isLost = () => {
    const focused = document.activeElement;
    return !focused || focused === document.body || focused === content;
  };
  const focus = () => (document.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });
  const watcher = new MutationObserver(() => isLost() && focus());
  const life = new AbortController();
  const end = () => life.abort();
  const late = setTimeout(end, 5_000);
  life.signal.addEventListener('abort', () => {
    watcher.disconnect();
    clearTimeout(late);
  });

  // Focusing needs the layout of the page. Without the wait, the browser would lay out the unfinished page now, and again before it paints.
  requestAnimationFrame(() => life.signal.aborted || focus());
  if (content) watcher.observe(content, { childList: true, subtree: true });
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, end, { signal: life.signal });
  return end;
}
