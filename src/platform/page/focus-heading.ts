/**
 * Focuses the page's heading, and again when another takes its place (a skeleton's by the page's own), until the visitor acts or five
 * seconds have passed (S9). Until there is a heading, the content has the focus.
 *
 * @returns stops watching
 */
export function focusHeading(): () => void {
  const content = document.getElementById('content');
  const isLost = () => {
    const focused = document.activeElement;
    return !focused || focused === document.body || focused === content;
  };
  const focus = () => (document.querySelector<HTMLElement>('h1') ?? content)?.focus({ preventScroll: true });
  const watcher = new MutationObserver(() => isLost() && focus());
  const end = () => {
    watcher.disconnect();
    clearTimeout(late);
    for (const event of goesOn) removeEventListener(event, end);
  };
  const late = setTimeout(end, 5_000);

  focus();
  if (content) watcher.observe(content, { childList: true, subtree: true });
  for (const event of goesOn) addEventListener(event, end, { once: true });
  return end;
}

const goesOn = ['pointerdown', 'keydown'];
