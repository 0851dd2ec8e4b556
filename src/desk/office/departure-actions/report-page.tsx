import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { downloadCsv } from '#desk/shared/download-csv.ts';
import { fullName } from '#desk/shared/full-name.ts';
import list from '#desk/shared/rows.module.css';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import {
  type ActionBooking,
  type DepartureAction,
  readDepartureAction,
  retryDepartureAction,
} from '#domain/contract/office/departure-actions.ts';
import { departureActionCsv } from '#domain/desk/departure-action-csv.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phoneHref } from '#domain/text/contact-links.ts';
import { formatDate, formatInstant, formatTime } from '#text/format.ts';
import { useEvery } from '#ui/browser/use-every.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as csvFormat from '#words/desk/csv.ts';
import { csv as saveCsv, unnamed } from '#words/desk/departure.ts';
import * as words from '#words/office/departure-actions.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { useAddressFilters } from '../use-address-filters.ts';
import { ChooseForGuest } from './choose-for-guest.tsx';
import styles from './departure-actions.module.css';
import { moneyText } from './guests-form.tsx';
import { useOrigin } from './use-origin.ts';
import { WhenText } from './when-text.tsx';

const WORKING_SECONDS = 1;
/** The report is read as often as the bell is updated, because both show the choices of guests. */
const OPEN_SECONDS = 4;

/** The result for each booking of a departure that was cancelled or moved, or whose guests got a message (B8). */
export function ReportPage({ id }: { id: string }) {
  const reading = useReply(readDepartureAction, { id });
  const { reply, readAgain } = reading;
  const from = useOrigin();
  const isWorking = (reply?.waiting ?? 0) > 0;
  const isOpen = (reply?.open ?? 0) > 0;

  const seconds = isWorking ? WORKING_SECONDS : OPEN_SECONDS;
  useEvery(isWorking || isOpen ? seconds * 1000 : null, readAgain);

  return (
    <PageFrame
      {...(reply && {
        back: { href: deskHref.wholeDeparture(reply.departure, from), label: reply.title },
        title: words.report[reply.kind],
        note: <ReportNote action={reply} />,
      })}
    >
      <ReplyView reading={reading} loading={words.loading}>
        {(action) => <Report action={action} />}
      </ReplyView>
    </PageFrame>
  );
}

function ReportNote({ action }: { action: DepartureAction }) {
  const { title, date, time, moved_to } = action;
  return (
    <>
      {`${title}, ${formatDate(date, 'long')}, ${formatTime(time)}`}
      {moved_to ? ` ${words.movedTo(`${formatDate(moved_to.date, 'long')}, ${formatTime(moved_to.time)}`)}` : null}
      <br />
      <WhenText action={action} />
    </>
  );
}

function Report({ action }: { action: DepartureAction }) {
  const { kind, date, departure, choose_by, count, waiting, open, done, failed } = action;
  const zone = useAtomValue(zoneAtom);
  const canWrite = useAtomValue(canAtom)('orders.write');
  const { change, isBusy, problem } = useChange();
  const { filters: address, show } = useAddressFilters({ show: Object.keys(filters) as Shown[], from: ['guests'] });
  const byHand = moneyText(action.by_hand);
  const working = words.working(count - waiting, count);
  const shown = address.show || 'all';
  const listed = action.bookings.filter(filters[shown]);

  return (
    <>
      {waiting > 0 ? (
        <div>
          <progress className={styles.progress} value={count - waiting} max={count} aria-label={working} />
          <p>{working}</p>
        </div>
      ) : null}
      <output className={styles.counts}>{words.counts(open, done, failed)}</output>
      {kind === 'cancel' && open > 0 ? <p>{words.chooseBy(formatInstant(choose_by, zone))}</p> : null}
      {byHand === null ? null : <p className={layout.caution}>{words.staysByHand(byHand)}</p>}
      <Message action={action} />
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={styles.bar}>
        <SelectField
          label={words.show}
          value={shown}
          onValue={(value) => show({ show: value })}
          options={(Object.keys(filters) as Shown[]).map((it) => [it, words.shown[it]])}
        />
        <Button onClick={() => downloadCsv(`${date}-${departure}.csv`, departureActionCsv(action, csvFormat))}>
          {saveCsv}
        </Button>
        {failed > 0 && canWrite ? (
          <Button busy={isBusy} onClick={() => void change(retryDepartureAction, { params: { id: action.id } })}>
            {words.retry}
          </Button>
        ) : null}
      </div>
      {listed.length === 0 ? <p>{words.none}</p> : null}
      <ul className={list.rows}>
        {listed.map((booking) => (
          <ReportRow key={booking.number} action={action} booking={booking} canChoose={canWrite && kind === 'cancel'} />
        ))}
      </ul>
    </>
  );
}

function Message({ action: { subject, message } }: { action: DepartureAction }) {
  if (subject === '' && message === '') return null;
  return (
    <blockquote className={styles.text}>
      {subject === '' ? null : <strong>{subject}</strong>}
      {subject === '' || message === '' ? null : '\n'}
      {message}
    </blockquote>
  );
}

type Shown = keyof typeof words.shown;

/** The filters of the report; `call` shows the bookings whose guests got no email about it. */
const filters: { readonly [shown in Shown]: (booking: ActionBooking) => boolean } = {
  all: () => true,
  open: ({ state }) => state === 'open',
  failed: ({ state }) => state === 'failed',
  call: ({ notified_at, state }) => notified_at === null && state !== 'waiting',
};

interface Props {
  action: DepartureAction;
  booking: ActionBooking;
  canChoose: boolean;
}

/** The result for one booking, with the next step of staff. */
function ReportRow({ action, booking, canChoose }: Props) {
  const { number, phone_number, people, state, problem, to_give_back } = booking;
  const [isChoosing, setChoosing] = useState(false);
  const name = fullName(booking) || unnamed;
  const isOpen = state === 'open' || state === 'failed';

  return (
    <li className={styles.row}>
      <Link href={deskHref.booking(number)} className={styles.link}>
        <span className={layout.strong}>{name}</span>
        <span className={layout.softSmall}>{`${number} · ${words.guests(people)}`}</span>
      </Link>
      <div className={styles.state}>
        <strong data-state={state}>{stateText(booking)}</strong>
        {problem === '' ? null : <span>{problem}</span>}
        {needsCall(booking) ? (
          <span className={layout.caution}>{phone_number === '' ? words.noContactHint : words.noEmailHint}</span>
        ) : null}
        {to_give_back ? (
          <span className={layout.caution}>
            {words.giveBack(formatMoney(to_give_back.amount, to_give_back.currency))}
          </span>
        ) : null}
      </div>
      <div className={styles.actions}>
        {phone_number === '' ? null : (
          <ButtonLink href={phoneHref(phone_number)} aria-label={`${words.call(name)}, ${phone_number}`}>
            {phone_number}
          </ButtonLink>
        )}
        {isOpen && canChoose ? <Button onClick={() => setChoosing(true)}>{words.choose}</Button> : null}
      </div>
      {isChoosing ? (
        <ChooseForGuest action={action.id} number={number} name={name} onClose={() => setChoosing(false)} />
      ) : null}
    </li>
  );
}

/** Whether staff must call, because the guest got no email about the result. */
function needsCall({ notified_at, state, outcome }: ActionBooking): boolean {
  return notified_at === null && (state === 'open' || state === 'failed' || outcome !== null);
}

/** `Money back €80.00, chosen by the guest` */
function stateText({ state, outcome, notified_at, chosen_by, refunded, moved_to }: ActionBooking): string {
  if (state !== 'done') return words.states[state];
  const what = words.states[outcome ?? (notified_at === null ? 'not_notified' : 'notified')];
  const money = outcome === 'refunded' && refunded ? formatMoney(refunded.amount, refunded.currency) : null;
  const day = outcome === 'moved' && moved_to ? `${formatDate(moved_to.date)}, ${formatTime(moved_to.time)}` : null;
  const facts = [what, money, day].filter(Boolean).join(' ');
  return chosen_by ? `${facts}, ${words.choosers[chosen_by]}` : facts;
}
