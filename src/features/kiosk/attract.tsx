import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Kiosk } from '#domain/app/kiosk.ts';
import { KIOSK_START, kioskAsked } from '#domain/app/kiosk.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { reloadAtom, versionAtom } from '#state/device/shop-worker.ts';
import { beginVisitAtom } from '#state/kiosk/kiosk.ts';
import { storeAtom } from '#state/resources.ts';
import * as words from '#words/kiosk.ts';
import styles from './attract.module.css';
import { Cover } from './cover.tsx';
import { Scenes } from './scenes.tsx';

/** What is to be seen while nobody is there (X2): pictures of the shop, its name, and how one begins. */
export function Attract({ at }: { at: Kiosk['at'] }) {
  const { base_account, title } = useAtomValue(storeAtom);
  const begin = useSetAtom(beginVisitAtom);
  const [, navigate] = useLocation();
  useStartAddress(at);
  useNewestVersion(at);

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
            <span className={styles.title}>{title}</span>
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

/** It waits at an address of its own; a visit begins at the next one, and cannot go back behind it. */
function useStartAddress(at: Kiosk['at']): void {
  const [pathname, navigate] = useLocation();
  const search = useSearch();
  const isAtStart = new URLSearchParams(search).has('kiosk');
  const asked = kioskAsked(search);

  useEffect(() => {
    const isBegun = at === 'visit' || at === 'asking';
    if (at === 'attract' && (pathname !== '/' || !isAtStart || asked === 'on'))
      navigate(KIOSK_START, { replace: true });
    if (isBegun && isAtStart && asked !== 'off') navigate(hrefTo.home());
  }, [at, pathname, isAtStart, asked, navigate]);
}

/** While nobody is there nobody minds (W10). */
function useNewestVersion(at: Kiosk['at']): void {
  const version = useAtomValue(versionAtom);
  const reload = useSetAtom(reloadAtom);

  useEffect(() => {
    if (at === 'attract' && version !== 'newest') void reload();
  }, [at, version, reload]);
}
