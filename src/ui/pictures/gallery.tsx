import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/experience.ts';
import { prefersReducedMotion } from '../browser/motion.ts';
import { lazy } from '../loading/lazy.tsx';
import styles from './gallery.module.css';
import { takeHeroSource } from './hero-source.ts';
import { largest, type PictureSource, PictureView } from './picture.tsx';

interface Props {
  label: string;
  pictures: readonly PictureSource[];
  /** Only the first picture is known so far. The others have placeholders. */
  isComing?: boolean;
}

/** One large picture and four small ones; on a phone, a strip to swipe. Each is a link to its file; with script it opens the viewer. */
export const Gallery = memo(function Gallery({ label, pictures, isComing = false }: Props) {
  const [swiped, setSwiped] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const status = viewer.useStatus();
  const first = useRef<HTMLLIElement>(null);
  const count = pictures.length;
  const shown = isComing || count >= SHOWN ? SHOWN : Math.min(count, 3);

  useLayoutEffect(() => {
    if (first.current) playHeroTransition(first.current);
  }, []);

  return (
    <section className={styles.gallery} aria-label={label}>
      <ul
        className={styles.strip}
        data-count={shown}
        onScroll={({ currentTarget: strip }) => setSwiped(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth))}
      >
        {(count > 0 ? pictures : [null]).map((picture, i) => (
          <li key={picture?.url ?? ''} ref={i === 0 ? first : null} className={styles.item}>
            {picture ? (
              <a
                className={styles.link}
                href={largest(picture)}
                // A language cannot be set for `aria-label`. A description in another language therefore becomes the `alt` of the picture.
                aria-label={picture.text_language ? undefined : words.photo(i + 1, count, picture.alt_text)}
                onPointerEnter={() => void viewer.preload()}
                onFocus={() => void viewer.preload()}
                onClick={(event) => open(event, i)}
              >
                <PictureView
                  kind="experience"
                  picture={picture}
                  sizes={i === 0 ? FIRST_SIZES : SMALL_SIZES}
                  priority={i === 0}
                  alt={picture.text_language ? undefined : ''}
                />
              </a>
            ) : (
              <PictureView kind="experience" picture={null} priority />
            )}
            {i === shown - 1 && count > shown ? (
              <span className={styles.more} aria-hidden="true">
                {words.allPhotos(count)}
              </span>
            ) : null}
          </li>
        ))}
        {isComing
          ? Array.from({ length: SHOWN - 1 }, (_, i) => <li key={i} className={styles.item} data-coming />)
          : null}
      </ul>
      {count > 1 ? (
        <p className={styles.counter} aria-hidden="true">
          {swiped + 1} / {count}
        </p>
      ) : null}
      {opened === null ? null : (
        <viewer.Ready label={label} pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </section>
  );

  /** If the viewer cannot be loaded, the link opens its file. */
  function open(event: MouseEvent, index: number): void {
    if (status === 'failed' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void viewer.preload();
    setOpened(index);
  }
});

/** The number of pictures beside each other on a wide window: one large, the others small. */
const SHOWN = 5;

const viewer = lazy(() => import('./gallery-viewer.tsx').then(({ GalleryViewer }) => GalleryViewer));

/** The `sizes` of the first picture. It is the most important one, so it is also preloaded. */
export const FIRST_SIZES = '(min-width: 84rem) 39rem, (min-width: 48rem) 47vw, 100vw';
const SMALL_SIZES = '(min-width: 84rem) 20rem, (min-width: 48rem) 24vw, 100vw';

// perf: docs/performance.md#the-flying-image
/**
 * Animates a copy of a card's picture to its place on the opened page. A view transition would delay the page until the old one is painted again: 90
 * ms on a slow phone. Nothing moves for visitors who prefer reduced motion.
 *
 * @param place  the picture's place on the page, measured after the page has scrolled to its top
 */
export function playHeroTransition(place: HTMLElement): void {
  const carried = takeHeroSource();
  // More than a second after the tap it is too late for the animation.
  if (!carried || Date.now() - carried.at > 1_000 || !carried.image.complete || prefersReducedMotion()) return;
  requestAnimationFrame(() => {
    const to = placed(place.getBoundingClientRect());
    const copy = new Image();
    copy.src = carried.image.currentSrc;
    copy.alt = '';
    Object.assign(copy.style, FLYING, to);
    document.body.append(copy);
    const flight = copy.animate([placed(carried.from), to], TIMING);
    // The place is empty until the copy arrives.
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

/** The values of `--calm` and `--ease`. */
const TIMING = { duration: 240, easing: 'cubic-bezier(0.2, 0, 0.1, 1)' };
