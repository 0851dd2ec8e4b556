/** On the home screen of an iPhone or iPad (elsewhere the browser has its own): `pulled` receives 0 to 1; letting go at 1 refreshes. */
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
      // Aside is a swipe through pictures, and up is scrolling.
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

/** Pixels of the finger: what is no pull yet, and then the way to go. */
const SLACK = 12;
const WAY = 110;

/** Not of something that lies over it. */
const isOfPage = (target: EventTarget | null) => target instanceof Element && !target.closest('dialog, [popover]');
