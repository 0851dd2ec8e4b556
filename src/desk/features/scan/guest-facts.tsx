import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#domain/text/format.ts';
import { Fact } from '#ui/display/fact.tsx';
import * as words from '#words/desk/scan.ts';
import styles from './guest-facts.module.css';
import { departureName } from './verdict-text.ts';

/** The facts about a guest that staff need at the gate; empty ones are left out. */
export function GuestFacts({ guest, departure }: { guest: DeskGuest; departure: DeskDeparture }) {
  const { party, names, number, paid, due, pickup, extras, answers, note, staff_note, seller } = guest;
  const { currency, date } = departure;
  return (
    <dl className={styles.facts}>
      <Fact {...fact} label={words.party}>
        {party.map(({ title, people }) => `${people} × ${title}`).join(', ')}
      </Fact>
      <Fact {...fact} label={words.due} data-tone="caution">
        {Number(due) > 0 ? formatMoney(due, currency) : ''}
      </Fact>
      <Fact {...fact} label={words.paid}>
        {formatMoney(paid, currency)}
      </Fact>
      <Fact {...fact} label={words.staffNote}>
        {staff_note}
      </Fact>
      <Fact {...fact} label={words.guestNote}>
        {note}
      </Fact>
      {answers.map(({ title, value }, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- two answers may have one title, and none moves
        <Fact key={n} {...fact} label={title}>
          {value}
        </Fact>
      ))}
      <Fact {...fact} label={words.extras}>
        {extras.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}
      </Fact>
      <Fact {...fact} label={words.pickup}>
        {pickup}
      </Fact>
      <Fact {...fact} label={words.names}>
        {names.join(', ')}
      </Fact>
      <Fact {...fact} label={words.departure}>{`${departureName(departure)}, ${formatDate(date)}`}</Fact>
      <Fact {...fact} label={words.seller}>
        {seller}
      </Fact>
      <Fact {...fact} label={words.number}>
        {number}
      </Fact>
    </dl>
  );
}

const fact = { className: styles.fact };
