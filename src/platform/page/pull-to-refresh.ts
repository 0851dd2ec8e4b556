/** Pull to refresh for the home screen of an iPhone or iPad; other browsers have their own. `pulled` receives 0 to 1. Releasing at 1 refreshes. */
export function watchPull(pulled: (far: number) => void, letGo: () => void): () => void {
  if ((navigator as { standalone?: boolean }).standalone !== true) return () => undefined;
  const life = new AbortController();
  const passive = { passive: true, signal: life.signal } as const;
  let from: Touch | null = null;
  let far = 0;

  const tell = (now: number) => {
    if (now !== far) pulled(now);
    far = now;
  };
  addEventListener(
    'touchstart',
    ({ touches, target }) => {
      const [first] = touches;
      from = first && touches.length === 1 && scrollY <= 0 && isOfPage(target) ? first : null;
    },
    passive,
  );
  addEventListener(
    'touchmove',
    ({ touches }) => {
      const [now] = touches;
      if (!from || !now) return;
      const down = now.clientY - from.clientY;
      // A sideways movement is a swipe through pictures, and an upward one is scrolling.
      if (touches.length > 1 || (far === 0 && Math.abs(now.clientX - from.clientX) > down)) from = null;
      tell(from ? Math.min(1, Math.max(0, (down - SLACK) / WAY)) : 0);
    },
    passive,
  );
  const end = ({ type }: Event) => {
    const isFar = far === 1 && type === 'touchend';
    from = null;
    tell(0);
    if (isFar) letGo();
  };
  addEventListener('touchend', end, passive);
  addEventListener('touchcancel', end, passive);
  return () => life.abort();
}

/** Pixels of the finger: the first ones are ignored, then follows the distance of a full pull. */
const SLACK = 12;
const WAY = 110;

/** Pulls in an overlay do not count. */
const isOfPage = (target: EventTarget | null) => target instanceof Element && !target.closest('dialog, [popover]');
