import { useAtomValue } from 'jotai';
import type { SyntheticEvent } from 'react';
import { useEffect, useMemo, useState } from 'react';
import { wholeListing } from '#domain/app/filters.ts';
import { listingResource } from '#domain/app/pages.ts';
import { peekAtom, storeAtom } from '#state/resources.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import type { PictureSource } from '#ui/pictures/picture.tsx';
import { fallbacks, Picture } from '#ui/pictures/picture.tsx';
import styles from './scenes.module.css';

/**
 * The shop's own pictures, one slowly after the other. The next one is fetched meanwhile, and passed over where it does not come;
 * without a network the worker gives what it keeps of them. For whoever wants things calm the first one stands still.
 */
export function Scenes() {
  const pictures = useScenes();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { shown, before, next } = useTurns(isStill ? 1 : pictures.length, ready);

  const loaded = (n: number) => (event: SyntheticEvent) => {
    const { currentSrc } = event.target as HTMLImageElement;
    if (!currentSrc.endsWith(fallbacks.banner)) setReady((known) => new Set(known).add(n));
  };
  return (
    <div className={styles.scenes} aria-hidden="true">
      {[...new Set([before, shown, next])].map((n) => (
        <div
          key={n}
          className={styles.scene}
          data-shown={n === shown || n === before || undefined}
          data-top={n === shown || undefined}
          onLoadCapture={loaded(n)}
        >
          <Picture kind="banner" picture={pictures[n] ?? null} sizes={SIZES} eager alt="" />
        </div>
      ))}
    </div>
  );
}

/** It is cut to the screen's shape. */
const SIZES = '(max-aspect-ratio: 3/2) 150vh, 100vw';

function useScenes(): readonly PictureSource[] {
  const { banner_picture } = useAtomValue(storeAtom);
  const listing = useAtomValue(useMemo(() => peekAtom(listingResource(wholeListing)), []));
  return useMemo(() => {
    const images = listing?.results.map(({ image }) => image) ?? [];
    return [banner_picture, ...images].filter((it) => it !== null).slice(0, MOST);
  }, [banner_picture, listing]);
}

const MOST = 9;

interface Turn {
  readonly shown: number;
  /** Stands beneath until the shown one has come up. */
  readonly before: number;
  /** Comes next, if it is there by then. */
  readonly next: number;
}

function useTurns(count: number, ready: ReadonlySet<number>): Turn {
  const [turn, setTurn] = useState<Turn>({ shown: 0, before: 0, next: 0 });

  useEffect(() => {
    if (count < 2) return undefined;
    const after = ({ shown, next }: Turn): Turn => {
      const isReady = next !== shown && ready.has(next);
      return { shown: isReady ? next : shown, before: shown, next: (next + 1) % count };
    };
    const turning = setInterval(() => setTurn(after), TURN_EVERY);
    return () => clearInterval(turning);
  }, [count, ready]);

  return turn.next === turn.shown && count > 1 ? { ...turn, next: (turn.next + 1) % count } : turn;
}

/** Milliseconds. */
const TURN_EVERY = 9_000;
