import { useAtomValue, useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { sharePageAtom } from '#state/device/share.ts';
import { isKioskAtom } from '#state/kiosk-mode.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/experience.ts';
import styles from './share-button.module.css';

/** Passes the experience on: by the device's own means, or as an address to paste. A kiosk has nobody to pass it on to, a document without script no way. */
export function ShareButton({ title, slug }: { title: string; slug: string }) {
  const share = useSetAtom(sharePageAtom);
  const isKiosk = useAtomValue(isKioskAtom);
  const isAlive = useIsHydrated();

  if (isKiosk || !isAlive) return null;
  return (
    <button type="button" className={styles.share} onClick={() => void share({ title, path: hrefTo.experience(slug) })}>
      <Icon drawing={drawings.share} size={20} />
      {words.share}
    </button>
  );
}
