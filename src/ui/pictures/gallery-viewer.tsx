import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as words from '#words/experience.ts';
import { IconButton } from '../controls/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { useOverlayHistory } from '../overlays/overlay-history.ts';
import styles from './gallery-viewer.module.css';
import { largest, type PictureSource, srcSet } from './picture.tsx';

interface Props {
  label: string;
  pictures: readonly PictureSource[];
  first: number;
  onClose: () => void;
}

/** All pictures, one a screen: to swipe through, or with arrow keys, Home and End. Escape and 'back' close it. */
export function GalleryViewer({ label, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const last = pictures.length - 1;
  useOverlayHistory(true, () => dialog.current?.close());

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  }, [first]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole screen, beside its buttons
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onKeyDown={turnByKey} onClose={onClose}>
      <div className={styles.head}>
        <p aria-live="polite">
          {current + 1} / {pictures.length}
          <span className={styles.alt}>{pictures[current]?.alt_text}</span>
        </p>
        <IconButton className={styles.button} aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </IconButton>
      </div>
      <ul
        ref={strip}
        className={styles.strip}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget }) =>
          setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth))
        }
      >
        {pictures.map((picture, i) => (
          <li key={picture.url} className={styles.item}>
            <picture>
              <source type="image/avif" srcSet={srcSet(picture)} sizes="100vw" />
              <img
                className={styles.image}
                src={largest(picture)}
                width={picture.width}
                height={picture.height}
                alt={picture.alt_text}
                loading={Math.abs(i - current) < 2 ? 'eager' : 'lazy'}
              />
            </picture>
          </li>
        ))}
      </ul>
      {last > 0
        ? turns.map(({ by, turn, icon, label: name }) => (
            <IconButton
              key={turn}
              className={styles.button}
              data-turn={turn}
              aria-label={name}
              aria-disabled={current === (by < 0 ? 0 : last)}
              onClick={() => turnTo(current + by)}
            >
              <Icon name={icon} />
            </IconButton>
          ))
        : null}
    </dialog>
  );

  function turnTo(index: number): void {
    const item = strip.current?.children[Math.min(Math.max(0, index), last)];
    item?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }

  function turnByKey(event: KeyboardEvent): void {
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  }
}

const turns = [
  { by: -1, turn: 'back', icon: 'left', label: words.previous },
  { by: 1, turn: 'on', icon: 'right', label: words.next },
] as const;
