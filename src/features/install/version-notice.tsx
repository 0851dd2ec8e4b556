import { useAtomValue, useSetAtom } from 'jotai';
import { reloadAtom, versionAtom } from '#state/shop-worker.ts';
import { Button } from '#ui/button.tsx';
import styles from './version-notice.module.css';

/** A newer version waits for a tap; nothing is reloaded under anybody's hands (W10). */
export function VersionNotice() {
  const version = useAtomValue(versionAtom);
  const reload = useSetAtom(reloadAtom);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role="status">
      {version === 'newest' ? null : (
        <p className={styles.notice}>
          {words[version]}
          <Button kind="plain" onClick={() => void reload()}>
            Reload
          </Button>
        </p>
      )}
    </div>
  );
}

const words = {
  newer: 'New version ready',
  required: 'This version of the shop can no longer be booked with',
};
