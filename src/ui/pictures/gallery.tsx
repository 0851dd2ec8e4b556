import { type MouseEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/experience.ts';
import { lazy } from '../loading/lazy.tsx';
import styles from './gallery.module.css';
import { playHeroTransition } from './hero-transition.ts';
import { largest, type PictureSource, PictureView } from './picture.tsx';

interface Props {
  label: string;
  pictures: readonly PictureSource[];
  /** Only the first is known so far: the places of the others are held. */
  isComing?: boolean;
}

/** One large picture and four small ones; a strip to swipe on a phone. Each is a link to itself, and with script opens the viewer. */
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
                aria-label={words.photo(i + 1, count, picture.alt_text)}
                onPointerEnter={() => void viewer.preload()}
                onFocus={() => void viewer.preload()}
                onClick={(event) => open(event, i)}
              >
                <PictureView
                  kind="experience"
                  picture={picture}
                  sizes={i === 0 ? FIRST_SIZES : SMALL_SIZES}
                  priority={i === 0}
                  alt=""
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

  /** Where the viewer cannot be had the link does what a link does. */
  function open(event: MouseEvent, index: number): void {
    if (status === 'failed' || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    void viewer.preload();
    setOpened(index);
  }
});

/** So many fit beside each other where there is room: one large, the others small. */
const SHOWN = 5;

const viewer = lazy(() => import('./gallery-viewer.tsx').then(({ GalleryViewer }) => GalleryViewer));

/** Of the first picture, the one that matters first: for a preload too. */
export const FIRST_SIZES = '(min-width: 84rem) 39rem, (min-width: 48rem) 47vw, 100vw';
const SMALL_SIZES = '(min-width: 84rem) 20rem, (min-width: 48rem) 24vw, 100vw';
