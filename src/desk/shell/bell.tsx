import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { unseenAtom } from '#desk/state/notifications.ts';
import { deskHref } from '#desk/state/views.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/desk/bell.ts';
import styles from './bell.module.css';

const BELL =
  'M12 3.500a5.500 5.500 0 0 0-5.500 5.500c0 5-2.500 6.500-2.500 6.500h16s-2.500-1.500-2.500-6.500A5.500 5.500 0 0 0 12 3.500zM10 19a2 2 0 0 0 4 0';

/** The count of new notifications, with a link to them. */
export function Bell() {
  const unseen = useAtomValue(unseenAtom);

  return (
    <Link href={deskHref.notifications()} className={styles.bell} aria-label={words.bell(unseen)}>
      <Icon drawing={BELL} />
      {unseen > 0 ? <span className={styles.unseen}>{unseen > 99 ? '99+' : unseen}</span> : null}
    </Link>
  );
}
