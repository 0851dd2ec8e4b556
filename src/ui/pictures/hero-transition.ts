import { prefersReducedMotion } from '../browser/motion.ts';
import { takeHeroSource } from './hero-source.ts';

/**
 * Animates a copy of a card's picture to its place on the page that opened. A view transition would hold the page back until the old one is
 * painted once more: 90 ms on a slow phone. Nothing moves for visitors who prefer reduced motion.
 *
 * @param place  of the picture on the page; measured after the page has scrolled to its top
 */
export function playHeroTransition(place: HTMLElement): void {
  const carried = takeHeroSource();
  // A page that stands later than a second after the tap is too late for it.
  if (!carried || Date.now() - carried.at > 1_000 || !carried.image.complete || prefersReducedMotion()) return;
  requestAnimationFrame(() => {
    const to = placed(place.getBoundingClientRect());
    const copy = new Image();
    copy.src = carried.image.currentSrc;
    copy.alt = '';
    Object.assign(copy.style, FLYING, to);
    document.body.append(copy);
    const flight = copy.animate([placed(carried.from), to], TIMING);
    // Its place is empty until it is there.
    place.animate([{ opacity: 0 }, { opacity: 0 }], TIMING);
    const land = () => copy.remove();
    flight.finished.then(land, land);
  });
}

function placed({ left, top, width, height }: DOMRect) {
  return { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
}

const FLYING = {
  position: 'fixed',
  zIndex: '1',
  maxWidth: 'none',
  objectFit: 'cover',
  borderRadius: 'var(--radius-m)',
  pointerEvents: 'none',
};

/** As `--calm` and `--ease` have it. */
const TIMING = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0.1, 1)' };
