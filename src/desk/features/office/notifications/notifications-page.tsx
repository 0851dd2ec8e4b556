import { Link } from 'wouter';
import { Icon } from '#ui/icons/icon.tsx';
import { title } from '#words/desk/bell.ts';
import * as words from '#words/office/notifications.ts';
import { deskHref } from '../../../state/views.ts';
import { DeviceMessages } from './device-messages.tsx';
import { EmailChoices } from './email-choices.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications-page.module.css';

/** What happened to bookings, the newest first; and beside it, which emails and messages a person wants of that (B14). */
export function NotificationsPage({ part }: { part: 'list' | 'preferences' }) {
  if (part === 'preferences')
    return (
      <div className={styles.page}>
        <Link href={deskHref.notifications()} className={styles.back}>
          <Icon name="left" size={20} />
          {words.toList}
        </Link>
        <h1 className={styles.title}>{words.preferences}</h1>
        <EmailChoices />
        <DeviceMessages />
      </div>
    );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <Link href={deskHref.notifications('preferences')} className={styles.back}>
          {words.preferences}
        </Link>
      </div>
      <NotificationList />
    </div>
  );
}
