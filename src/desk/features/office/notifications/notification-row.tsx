import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import type { Notification, NotificationKind, NotificationLine } from '#domain/contract/office/notifications.ts';
import { notificationPath, notificationTitle } from '#domain/desk/notification-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon, icons } from '#ui/icons/icon.tsx';
import * as words from '#words/office/notifications.ts';
import { clockTimeAtom } from '../../../state/time.ts';
import styles from './notification-row.module.css';

/** One notification, which opens its booking; for a supplier, the day in the calendar. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const timeOf = useAtomValue(clockTimeAtom);
  const { kind, at, number, guest, lines, amount, is_seen } = notification;
  const facts = [number, guest, whoOf(notification)].filter(Boolean);

  return (
    <Link href={notificationPath(notification)} className={styles.row} data-kind={kind}>
      <Icon drawing={drawn[kind]} />
      <strong>
        {notificationTitle(words, notification)}
        {amount ? `, ${formatMoney(amount.amount, amount.currency)}` : null}
      </strong>
      <span className={styles.side}>
        {is_seen ? null : <span className={styles.new}>{words.isNew}</span>}
        <time dateTime={at}>{timeOf(at)}</time>
      </span>
      <span className={styles.text}>
        {lines.map((line, n) => (
          <span key={`${line.title} ${n}`}>{lineText(line)}</span>
        ))}
        <span className={styles.facts}>{facts.join(' · ')}</span>
      </span>
    </Link>
  );
}

function lineText({ title, date, time, people }: NotificationLine): string {
  return [title, `${formatDate(date)}, ${formatTime(time)}`, words.guests(people)].join(' · ');
}

function whoOf({ actor_kind, actor }: Notification): string {
  if (actor_kind === 'guest') return words.byGuest;
  return actor && words.by(actor);
}

const drawn: Readonly<Record<NotificationKind, string>> = {
  booked: icons.check,
  reserved: drawings.clock,
  moved: drawings.edit,
  cancelled: icons.close,
  payment_failed: icons.warning,
  refund_due: drawings.card,
  refunded_at_provider: drawings.card,
  payment_disputed: icons.warning,
  reviewed: drawings.star,
};
