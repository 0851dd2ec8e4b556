import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { Link } from 'wouter';
import list from '#desk/shared/rows.module.css';
import { contactAtom } from '#desk/state/contact.ts';
import { unseenAtom } from '#desk/state/notifications.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { clockTimeAtom, zoneAtom } from '#desk/state/time.ts';
import {
  listNotifications,
  type Notification,
  type NotificationKind,
  type NotificationLine,
  type Notifications,
  seeNotifications,
} from '#domain/contract/office/notifications.ts';
import { notificationPath, notificationTitle } from '#domain/desk/notification-text.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { dayIn } from '#domain/time/zone.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon, icons } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/notifications.ts';
import { NextPages } from '../paged-list.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import rowStyles from './notification-row.module.css';
import styles from './notifications-page.module.css';
import { shownLanguage } from './shown-language.ts';

/** The notifications by days. The engine learns that they were seen; on the screen they stay marked as new until the user leaves it. */
export function NotificationList() {
  const account = useAtomValue(sessionAtom).account.id;
  const unseen = useAtomValue(unseenAtom);
  const query = { account };
  const { readAgain, ...reading } = useReply(listNotifications, {}, query);
  const { reply } = reading;
  const newest = reply?.results[0]?.id ?? 0;
  useMarkSeen(newest, (reply?.unseen ?? 0) > 0);
  // A sync has found newer notifications.
  useEffect(() => {
    if (unseen > 0) readAgain();
  }, [unseen, readAgain]);

  return (
    <ReplyView reading={{ ...reading, readAgain }} loading={words.loading}>
      {({ results, next }) =>
        results.length === 0 ? (
          <p className={layout.measure}>{words.none}</p>
        ) : (
          <>
            <Days results={results} />
            <NextPages
              key={next}
              {...{ query, next }}
              call={listNotifications}
              loading={words.loading}
              more={words.older}
            >
              {(page) => <Days results={page.results} />}
            </NextPages>
          </>
        )
      }
    </ReplyView>
  );
}

function Days({ results }: Pick<Notifications, 'results'>) {
  const zone = useAtomValue(zoneAtom);
  const days = Map.groupBy(results, ({ at }) => dayIn(Temporal.Instant.from(at), zone));

  return [...days].map(([date, rows]) => <Day key={date} date={date} rows={rows} />);
}

function Day({ date, rows }: { date: string; rows: readonly Notification[] }) {
  return (
    <section className={layout.stack2} aria-label={formatDate(date)}>
      <h2 className={styles.date}>{formatDate(date)}</h2>
      <ul className={list.rows}>
        {rows.map((it) => (
          <li key={it.id}>
            <NotificationRow notification={it} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Marks all notifications up to an id as seen, once each. Without a network they stay new. */
function useMarkSeen(id: number, isNew: boolean): void {
  const { send } = useAtomValue(contactAtom);
  const account = useAtomValue(sessionAtom).account.id;
  const setUnseen = useSetAtom(unseenAtom);

  useEffect(() => {
    if (!isNew) return;
    const request = { query: { account }, body: { id, language: shownLanguage }, key: crypto.randomUUID() };
    void send(seeNotifications, request).then((outcome) => outcome.kind === 'ok' && setUnseen(outcome.reply.unseen));
  }, [send, account, setUnseen, id, isNew]);
}

/** One notification, which opens its booking; for a supplier, the day in the calendar. */
function NotificationRow({ notification }: { notification: Notification }) {
  const timeOf = useAtomValue(clockTimeAtom);
  const { kind, at, number, guest, lines, amount, is_seen } = notification;
  const facts = [number, guest, whoOf(notification)].filter(Boolean);

  return (
    <Link href={notificationPath(notification)} className={rowStyles.row} data-kind={kind}>
      <Icon drawing={drawn[kind]} />
      <strong>
        {notificationTitle(words, notification)}
        {amount ? `, ${formatMoney(amount.amount, amount.currency)}` : null}
      </strong>
      <span className={rowStyles.side}>
        {is_seen ? null : <span className={rowStyles.new}>{words.isNew}</span>}
        <time dateTime={at}>{timeOf(at)}</time>
      </span>
      <span className={rowStyles.text}>
        {lines.map((line, n) => (
          <span key={`${line.title} ${n}`}>{lineText(line)}</span>
        ))}
        <span className={layout.softSmall}>{facts.join(' · ')}</span>
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
