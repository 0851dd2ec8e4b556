import * as words from '#words/outbox.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './sync-mark.module.css';

/** How far a change has got, in words (W5); nothing once it is confirmed. */
export function SyncMark({ standing }: { standing: 'saved' | 'sending' | 'confirmed' }) {
  if (standing === 'confirmed') return null;
  return (
    <output className={styles.mark}>
      <Icon name="cloud" size={18} />
      {standing === 'saved' ? words.markSaved : words.markSending}
    </output>
  );
}
