import { type KeyboardEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import * as words from '#words/experience.ts';
import { IconButton } from '../controls/button.tsx';
import { drawings } from '../icons/drawings.ts';
import { icons } from '../icons/icon.tsx';
import { useOverlayHistory } from '../overlays/overlay-history.ts';
import styles from './gallery-viewer.module.css';
import { largest, type PictureSource, srcSet } from './picture.tsx';

interface Props {
  label: string;
  pictures: readonly PictureSource[];
  first: number;
  onClose: () => void;
}

/**
 * All pictures, one on each screen: to swipe through, or with arrow keys, Home and End. Escape and 'back' close the viewer. A double tap, + and − or
 * the buttons enlarge a picture, which can then be moved by scrolling, by the mouse or by the arrow keys. Two fingers zoom as on any page.
 */
export function GalleryViewer({ label, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const [zoomed, setZoomed] = useState({ at: first, zoom: 1, x: 0.5, y: 0.5 });
  const last = pictures.length - 1;
  const zoom = zoomed.at === current ? zoomed.zoom : 1;
  useOverlayHistory(true, () => dialog.current?.close());

  useEffect(() => {
    dialog.current?.showModal();
    strip.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
  }, [first]);

  // The point under the pointer, or the middle, moves to the middle of the larger picture.
  useLayoutEffect(() => {
    const item = strip.current?.children[zoomed.at];
    item?.scrollTo(
      zoomed.x * item.scrollWidth - item.clientWidth / 2,
      zoomed.y * item.scrollHeight - item.clientHeight / 2,
    );
  }, [zoomed]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole screen, beside its buttons
    <dialog ref={dialog} className={styles.viewer} aria-label={label} onKeyDown={pressKey} onClose={onClose}>
      <Head {...{ pictures, current, zoom }} onZoom={zoomTo} onClose={() => dialog.current?.close()} />
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
          <Slide
            key={picture.url}
            picture={picture}
            zoom={i === current ? zoom : 1}
            isNear={Math.abs(i - current) < 2}
            onZoom={(at) => zoomTo(zoom > 1 ? 1 : MOST - 1, at)}
          />
        ))}
      </ul>
      {last > 0 ? <Turns {...{ current, last }} onTurn={turnTo} /> : null}
    </dialog>
  );

  function turnTo(index: number): void {
    const item = strip.current?.children[Math.min(Math.max(0, index), last)];
    item?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }

  /** @param at  as parts of width and height; by default the middle of the visible part */
  function zoomTo(level: number, at = middleOf(strip.current?.children[current])): void {
    setZoomed({ at: current, zoom: Math.min(Math.max(1, level), MOST), ...at });
  }

  function pressKey(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const to = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[key];
    const level = { '+': zoom + 1, '=': zoom + 1, '-': zoom - 1, '0': 1 }[key];
    const way =
      zoom > 1 ? { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] : undefined;
    if (to === undefined && level === undefined && !way) return;
    event.preventDefault();
    const [x = 0, y = 0] = way ?? [];
    if (way) strip.current?.children[current]?.scrollBy(x * STEP, y * STEP);
    else if (level !== undefined) zoomTo(level);
    else if (to !== undefined) turnTo(to);
  }
}

interface HeadProps extends Pick<Props, 'pictures' | 'onClose'> {
  current: number;
  zoom: number;
  onZoom: (level: number) => void;
}

function Head({ pictures, current, zoom, onZoom, onClose }: HeadProps) {
  return (
    <div className={styles.head}>
      <p aria-live="polite">
        {current + 1} / {pictures.length}
        <span className={styles.alt} lang={pictures[current]?.text_language}>
          {pictures[current]?.alt_text}
        </span>
      </p>
      {zooms.map(({ by, label: name, drawing }) => (
        <IconButton
          icon={drawing}
          key={by}
          className={styles.button}
          aria-label={name}
          aria-disabled={by > 0 ? zoom >= MOST : zoom <= 1}
          onClick={() => onZoom(zoom + by)}
        />
      ))}
      <IconButton icon={icons.close} className={styles.button} aria-label={words.close} onClick={onClose} />
    </div>
  );
}

function Turns({ current, last, onTurn }: { current: number; last: number; onTurn: (index: number) => void }) {
  return turns.map(({ by, turn, icon, label }) => (
    <IconButton
      icon={icons[icon]}
      key={turn}
      className={styles.button}
      data-turn={turn}
      aria-label={label}
      aria-disabled={current === (by < 0 ? 0 : last)}
      onClick={() => onTurn(current + by)}
    />
  ));
}

interface SlideProps {
  picture: PictureSource;
  zoom: number;
  /** Whether it is shown now, or next. */
  isNear: boolean;
  /** Called for a double tap, with its place as parts of width and height. */
  onZoom: (at: { x: number; y: number }) => void;
}

function Slide({ picture, zoom, isNear, onZoom }: SlideProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do what a double tap does
    <li
      className={styles.item}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls while it is larger, by the keyboard too
      {...(zoom > 1 && { tabIndex: 0, 'data-zoomed': true, style: { '--zoom': zoom } as object })}
      onDoubleClick={({ currentTarget, clientX, clientY }) => {
        const { left, top, width, height } = currentTarget.getBoundingClientRect();
        onZoom({ x: (clientX - left) / width, y: (clientY - top) / height });
      }}
      onPointerMove={drag}
    >
      <picture>
        <source type="image/avif" srcSet={srcSet(picture)} sizes={`${zoom * 100}vw`} />
        <img
          className={styles.image}
          src={largest(picture)}
          width={picture.width}
          height={picture.height}
          alt={picture.alt_text}
          lang={picture.text_language}
          draggable={false}
          loading={isNear ? 'eager' : 'lazy'}
        />
      </picture>
    </li>
  );
}

/** The greatest enlargement, as a multiple of the first size. It changes in whole steps. */
const MOST = 4;

/** The pixels by which an arrow key moves an enlarged picture. */
const STEP = 80;

/** Moves an enlarged picture with the mouse. Fingers scroll without script. */
function drag({ pointerType, buttons, currentTarget, movementX, movementY }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

function middleOf(item: Element | undefined) {
  if (!item) return { x: 0.5, y: 0.5 };
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = item;
  return { x: (scrollLeft + clientWidth / 2) / scrollWidth, y: (scrollTop + clientHeight / 2) / scrollHeight };
}

const zooms = [
  { by: -1, label: words.zoomOut, drawing: 'M6 12h12' },
  { by: 1, label: words.zoomIn, drawing: drawings.plus },
] as const;

const turns = [
  { by: -1, turn: 'back', icon: 'left', label: words.previous },
  { by: 1, turn: 'on', icon: 'right', label: words.next },
] as const;
