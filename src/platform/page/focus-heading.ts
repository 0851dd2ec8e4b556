/**
 * Gives the page's heading the focus, and again where what follows takes its place (a skeleton's by the page's own), until the
 * visitor goes on by themselves or five seconds are over (S9). Until there is one, the content has it.
 *
 * @returns what ends it
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
