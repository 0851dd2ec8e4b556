import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import styles from './notice.module.css';

interface Props {
  kind: 'info' | 'caution' | 'wrong' | 'good';
  action?: ReactNode;
  /** Whoever does not see it hears of it from somebody else. */
  isToldElsewhere?: boolean;
  children: ReactNode;
}

/** Something to know about what is below it, said once to screen readers when it appears. */
export function Notice({ kind, action, isToldElsewhere = false, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs
    <div role={isToldElsewhere ? undefined : 'status'} className={styles.notice} data-kind={kind}>
      <Icon name={icons[kind]} size={20} />
      <p className={styles.words}>{children}</p>
      {action}
    </div>
  );
}

const icons = { info: 'cloud', caution: 'clock', wrong: 'warning', good: 'check' } as const;
