import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import {
  type ActionBooking,
  type DepartureAction,
  readDepartureAction,
  retryDepartureAction,
} from '#domain/contract/office/departure-actions.ts';
import { departureActionCsv } from '#domain/desk/departure-action-csv.ts';
import { formatDate, formatInstant, formatTime } from '#domain/text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as csvFormat from '#words/desk/csv.ts';
import { csv as saveCsv } from '#words/desk/departure.ts';
import * as words from '#words/office/departure-actions.ts';
import { canAtom } from '../../../state/session.ts';
import { zoneAtom } from '../../../state/time.ts';
import { deskHref } from '../../../state/views.ts';
import { downloadCsv } from '../../departure/manifest-csv.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useChange } from '../use-change.ts';
import { useReply } from '../use-reply.ts';
import styles from './departure-actions.module.css';
import { moneyText } from './guests-form.tsx';
import { ReportRow } from './report-row.tsx';
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

  useEffect(() => {
    if (!isWorking && !isOpen) return undefined;
    const timer = setInterval(readAgain, (isWorking ? WORKING_SECONDS : OPEN_SECONDS) * 1000);
    return () => clearInterval(timer);
  }, [isWorking, isOpen, readAgain]);

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
  const [params, setParams] = useSearchParams();
  const byHand = moneyText(action.by_hand);
  const show = showing(params.get('show'));
  const listed = action.bookings.filter(filters[show]);

  return (
    <>
      {waiting > 0 ? (
        <div>
          <progress
            className={styles.progress}
            value={count - waiting}
            max={count}
            aria-label={words.working(count - waiting, count)}
          />
          <p>{words.working(count - waiting, count)}</p>
        </div>
      ) : null}
      <output className={styles.counts}>{words.counts(open, done, failed)}</output>
      {kind === 'cancel' && open > 0 ? <p>{words.chooseBy(formatInstant(choose_by, zone))}</p> : null}
      {byHand === null ? null : <p className={styles.caution}>{words.staysByHand(byHand)}</p>}
      <Message action={action} />
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={styles.bar}>
        <SelectField
          label={words.show}
          value={show}
          onValue={(value) =>
            setParams(
              (now) => {
                now.set('show', value);
                return now;
              },
              { replace: true },
            )
          }
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
      <ul className={styles.list}>
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
  call: ({ told_at, state }) => told_at === null && state !== 'waiting',
};

function showing(text: string | null): Shown {
  return text !== null && Object.hasOwn(filters, text) ? (text as Shown) : 'all';
}
