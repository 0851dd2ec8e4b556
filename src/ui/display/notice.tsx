import type { ReactNode } from 'react';
import * as words from '#words/outbox.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './notice.module.css';

interface Props {
  kind: keyof typeof icons;
  action?: ReactNode;
  /** Whether screen readers get the same text from another part. */
  isSilent?: boolean;
  children: ReactNode;
}

/** A message about the content below it. Screen readers announce it once when it appears. */
export function Notice({ kind, action, isSilent = false, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role={isSilent ? undefined : 'status'} className={styles.notice} data-kind={kind}>
      <Icon name={icons[kind]} size={20} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}

const icons = { info: 'cloud', good: 'check', caution: 'clock', wrong: 'warning' } as const;

/** The state of a change in words (W5); nothing once it is confirmed. */
export function SyncMark({ syncStatus }: { syncStatus: 'saved' | 'sending' | 'confirmed' }) {
  if (syncStatus === 'confirmed') return null;
  return (
    <output className={styles.mark}>
      <Icon name="cloud" size={18} />
      {syncStatus === 'saved' ? words.markSaved : words.markSending}
    </output>
  );
}
