import { useAtomValue } from 'jotai';
import { isOutOfReachAtom } from '#state/services.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/app.ts';
import styles from './reach-notice.module.css';

/** Slim and honest: there while the engine cannot be reached, gone when it can (S10). Nothing moves for it. */
export function ReachNotice() {
  const isOut = useAtomValue(isOutOfReachAtom);

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role="status">
      {isOut ? (
        <p className={styles.notice}>
          <Icon name="cloud" size={18} />
          <span>
            {words.outOfReach} <span className={styles.more}>{words.mayBeOld}</span>
          </span>
        </p>
      ) : null}
    </div>
  );
}
