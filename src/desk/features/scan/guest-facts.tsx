import type { ReactNode } from 'react';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#domain/text/format.ts';
import * as words from '#words/desk/scan.ts';
import styles from './guest-facts.module.css';
import { departureName } from './verdict-text.ts';

/** The facts about a guest that staff need at the gate; empty ones are left out. */
export function GuestFacts({ guest, departure }: { guest: DeskGuest; departure: DeskDeparture }) {
  const { party, names, number, paid, due, pickup, extras, answers, note, staff_note, seller } = guest;
  const { currency, date } = departure;
  return (
    <dl className={styles.facts}>
      <Fact label={words.party}>{party.map(({ title, people }) => `${people} × ${title}`).join(', ')}</Fact>
      <Fact label={words.due} tone="caution">
        {Number(due) > 0 ? formatMoney(due, currency) : ''}
      </Fact>
      <Fact label={words.paid}>{formatMoney(paid, currency)}</Fact>
      <Fact label={words.staffNote}>{staff_note}</Fact>
      <Fact label={words.guestNote}>{note}</Fact>
      {answers.map(({ title, value }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two answers may have one title, and none moves
        <Fact key={n} label={title}>
          {value}
        </Fact>
      ))}
      <Fact label={words.extras}>{extras.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}</Fact>
      <Fact label={words.pickup}>{pickup}</Fact>
      <Fact label={words.names}>{names.join(', ')}</Fact>
      <Fact label={words.departure}>{`${departureName(departure)}, ${formatDate(date)}`}</Fact>
      <Fact label={words.seller}>{seller}</Fact>
      <Fact label={words.number}>{number}</Fact>
    </dl>
  );
}

function Fact({ label, tone, children }: { label: string; tone?: 'caution'; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={styles.fact} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
