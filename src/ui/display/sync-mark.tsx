import * as words from '#words/outbox.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './sync-mark.module.css';

/** How far a change has got, in words (W5); nothing once it is confirmed. */
export function SyncMark({ syncStatus }: { syncStatus: 'saved' | 'sending' | 'confirmed' }) {
  if (syncStatus === 'confirmed') return null;
  return (
    <output className={styles.mark}>
      <Icon name="cloud" size={18} />
      {syncStatus === 'saved' ? words.markSaved : words.markSending}
    </output>
  );
}
