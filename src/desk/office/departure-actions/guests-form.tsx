import type { ReactNode } from 'react';
import type { ChangeProblem } from '#desk/shared/use-change.ts';
import {
  type DepartureActionSummary,
  type DepartureGuests,
  readDepartureGuests,
} from '#domain/contract/office/departure-actions.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatTime } from '#text/format.ts';
import type { Option } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/departure-actions.ts';
import { Read } from '../reply.tsx';
import styles from './departure-actions.module.css';

/** The props of each of the forms. */
export interface ActionFormProps {
  /** The id of the departure. */
  departure: number;
  /** Called when the action has begun; its report shows the progress. */
  onStarted: (action: DepartureActionSummary) => void;
}

interface Props {
  departure: number;
  problem: ChangeProblem | null;
  onSubmit: (guests: DepartureGuests) => unknown;
  children: (guests: DepartureGuests) => ReactNode;
}

/** A form about all guests of a departure. It begins with a summary of the guests and their payments. */
export function GuestsForm({ departure, problem, onSubmit, children }: Props) {
  return (
    <Read call={readDepartureGuests} params={{ id: departure }} loading={words.loading}>
      {(guests) => (
        <Form className={styles.form} onSubmit={() => onSubmit(guests)}>
          {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
          <Summary guests={guests} />
          {children(guests)}
        </Form>
      )}
    </Read>
  );
}

function Summary({ guests: { bookings, guests, without_email } }: { guests: DepartureGuests }) {
  if (bookings === 0) return <p className={styles.counts}>{words.nobody}</p>;
  return (
    <div>
      <p className={styles.counts}>{`${words.bookings(bookings)} · ${words.guests(guests)}`}</p>
      {without_email > 0 ? <p className={layout.caution}>{words.withoutEmail(without_email)}</p> : null}
    </div>
  );
}

/** Amounts of several currencies as one text: `80,00 € + $20.00`; null if there is no money. */
export function moneyText(amounts: DepartureGuests['to_refund']): string | null {
  const some = amounts.filter(({ amount }) => Number(amount) > 0);
  return some.length === 0 ? null : some.map(({ amount, currency }) => formatMoney(amount, currency)).join(' + ');
}

/** A departure as an option: `Sat, 12 Dec 2026 · 09:00 · 4 places left`. */
export function departureOption({ id, date, time, left }: DepartureGuests['others'][number]): Option {
  return [id, [formatDate(date), formatTime(time), words.left(left)].join(' · ')];
}
