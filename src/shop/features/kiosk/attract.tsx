import { useAtomValue, useSetAtom } from 'jotai';
import { type SyntheticEvent, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { wholeListing } from '#domain/app/filters.ts';
import { KIOSK_START, type Kiosk, kioskInAddress } from '#domain/app/kiosk.ts';
import { hrefTo, listingResource } from '#domain/app/pages.ts';
import { reloadAtom, versionAtom } from '#shop/state/device/shop-worker.ts';
import { beginVisitAtom } from '#shop/state/kiosk/kiosk.ts';
import { useNavigate } from '#shop/state/page/navigate.ts';
import { peekAtom, storeAtom } from '#shop/state/resources.ts';
import { useMedia } from '#ui/browser/use-media.ts';
import { fallbackOf, PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/kiosk.ts';
import styles from './attract.module.css';
import { Cover } from './cover.tsx';

/** The screen while nobody is there (X2): pictures of the shop, its name, and the way to begin. */
export function Attract({ at }: { at: Kiosk['at'] }) {
  const { base_account, title, kiosk, text_language } = useAtomValue(storeAtom);
  const begin = useSetAtom(beginVisitAtom);
  const navigate = useNavigate();
  const version = useAtomValue(versionAtom);
  const reload = useSetAtom(reloadAtom);
  useStartAddress(at);

  // While nobody is there, a newer version can be loaded without disturbing anybody (W10).
  useEffect(() => {
    if (at === 'attract' && version !== 'newest') void reload();
  }, [at, version, reload]);

  if (at === 'visit' || at === 'asking') return null;
  const company = base_account.company_display_name;
  return (
    <Cover label={company} as="whole" className={styles.attract}>
      <Scenes />
      {at === 'wiping' ? (
        <p className={styles.begin}>
          <span className={styles.company}>{company}</span>
          <span className={styles.touch}>{words.oneMoment}</span>
        </p>
      ) : (
        <>
          <button type="button" className={styles.begin} onClick={begin}>
            <span className={styles.company}>{company}</span>
            <span className={styles.title} lang={kiosk?.message ? kiosk.text_language : text_language}>
              {kiosk?.message || title}
            </span>
            <span className={styles.touch}>{words.touchToBegin}</span>
          </button>
          <button
            type="button"
            className={styles.staff}
            onClick={() => navigate(`${KIOSK_START}=off`, { replace: true })}
          >
            {words.staff}
          </button>
        </>
      )}
    </Cover>
  );
}

/** The kiosk waits at its own address. A visit begins in the next history entry, so that 'back' never leads further than the start. */
function useStartAddress(at: Kiosk['at']): void {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const isAtStart = new URLSearchParams(search).has('kiosk');
  const mode = kioskInAddress(search);

  useEffect(() => {
    const isBegun = at === 'visit' || at === 'asking';
    if (at === 'attract' && (pathname !== '/' || !isAtStart || mode === 'on')) navigate(KIOSK_START, { replace: true });
    if (isBegun && isAtStart && mode !== 'off') navigate(hrefTo.home());
  }, [at, pathname, isAtStart, mode, navigate]);
}

/** The shop's pictures one after the other. A picture that cannot be loaded is skipped. With reduced motion, only the first one is shown. */
function Scenes() {
  const { banner_picture, banner_focus } = useAtomValue(storeAtom);
  const listing = useAtomValue(useMemo(() => peekAtom(listingResource(wholeListing)), []));
  const images = listing?.results.map(({ image }) => image) ?? [];
  const pictures = [banner_picture, ...images].filter((it) => it !== null).slice(0, 9);
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { shown, before, next } = useTurns(isStill ? 1 : pictures.length, ready);

  const loaded = (n: number) => (event: SyntheticEvent) => {
    const { currentSrc } = event.target as HTMLImageElement;
    if (!currentSrc.endsWith(fallbackOf('banner'))) setReady((known) => new Set(known).add(n));
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
          <PictureView
            kind="banner"
            picture={pictures[n] ?? null}
            focus={pictures[n] === banner_picture ? banner_focus : undefined}
            sizes="(max-aspect-ratio: 3/2) 150vh, 100vw"
            eager
            alt=""
          />
        </div>
      ))}
    </div>
  );
}

interface Turn {
  readonly shown: number;
  /** The picture before, which stays below until the shown one is fully visible. */
  readonly before: number;
  /** The next picture, if it is loaded by then. */
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
    const turning = setInterval(() => setTurn(after), 9_000);
    return () => clearInterval(turning);
  }, [count, ready]);

  return turn.next === turn.shown && count > 1 ? { ...turn, next: (turn.next + 1) % count } : turn;
}
