import { useAtomValue, useSetAtom } from 'jotai';
import { reloadAtom, versionAtom } from '#state/device/shop-worker.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/install.ts';
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
          {version === 'newer' ? words.newer : words.required}
          <Button kind="plain" onClick={() => void reload()}>
            {words.reload}
          </Button>
        </p>
      )}
    </div>
  );
}
