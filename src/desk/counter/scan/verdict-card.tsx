import { useState } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import { extrasOf, partyOf } from '#desk/shared/guest-facts.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { hasWrongLayout } from '#domain/desk/scanned-text.ts';
import type { ScanVerdict, VerdictDesk } from '#domain/desk/verdict.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/scan.ts';
import { takePayment } from '#words/desk/sell.ts';
import factStyles from './guest-facts.module.css';
import type { Shown } from './use-scans.ts';
import styles from './verdict-card.module.css';
import { departureName, verdictText } from './verdict-text.ts';

interface Props {
  shown: Shown | null;
  desk: VerdictDesk;
  onAdmit: (count: number) => void;
  onUndo: (entry: string, line: string) => void;
  onNext: () => void;
  /** @param isPaying  whether the booking opens with the ways to pay */
  onOpenGuest: (line: string, isPaying: boolean) => void;
  /** Whether this device may take payments. */
  canTakePayment: boolean;
}

/** A verdict by colour, shape, word and reason, then the guest and how many come in. Screen readers announce its head when it changes. */
export function VerdictCard({ shown, desk, ...acts }: Props) {
  const verdict = shown?.verdict;
  return (
    <div className={styles.card} data-verdict={verdict?.verdict}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs */}
      <div className={styles.head} role="status" aria-live="assertive" aria-atomic="true">
        {shown && verdict ? (
          <>
            <Icon size={88} strokeWidth={1.6} drawing={shapes[verdict.verdict]} />
            <div>
              <p className={styles.word}>{words.verdicts[verdict.verdict]}</p>
              {verdict.number === null ? null : <p className={styles.name}>{nameOn(verdict)}</p>}
              <p className={layout.size3}>
                {shown.scan.kind === 'unreadable' && hasWrongLayout(shown.scan.text)
                  ? words.wrongLayout
                  : verdictText(verdict, desk)}
              </p>
              {shown.admitted ? <p className={styles.name}>{words.areIn(shown.admitted.count)}</p> : null}
            </div>
          </>
        ) : (
          <p className={styles.ready}>{words.ready}</p>
        )}
      </div>
      {shown ? <Acts key={shown.turn} shown={shown} {...acts} /> : null}
      {verdict?.guest && verdict.departure ? <GuestFacts guest={verdict.guest} departure={verdict.departure} /> : null}
    </div>
  );
}

/** The shapes of the verdicts: a check in a circle, a cross in an octagon, an exclamation mark in a triangle. */
const shapes = {
  come_in: 'M2.5 12a9.5 9.5 0 1 1 19 0a9.5 9.5 0 1 1-19 0zM7.5 12.5l3 3 6-6.5',
  stop: 'M8.1 2.5h7.8l5.6 5.6v7.8l-5.6 5.6H8.1l-5.6-5.6V8.1zM8.5 8.5l7 7M15.5 8.5l-7 7',
  look: 'M12 3 1.8 20.5h20.4zM12 9.5v5m0 2.8v.1',
};

function Acts({ shown, ...acts }: Omit<Props, 'desk' | 'shown'> & { shown: Shown }) {
  const { onAdmit, onUndo, onNext, onOpenGuest, canTakePayment } = acts;
  const { verdict, admitted } = shown;
  const { number, people, guest } = verdict;
  // The party of an unlisted code is unknown: begin with one person.
  const [count, setCount] = useState(verdict.party === 0 ? Math.min(1, people.length) : people.length);

  if (admitted && number !== null)
    return (
      <div className={styles.acts}>
        {/* This button replaces the one that let the guests in, so that a second tap does no harm. */}
        <Button className={styles.admit} kind="action" onClick={onNext}>
          {words.next}
        </Button>
        <Button onClick={() => onUndo(admitted.entry, number)}>{words.undo(nameOn(verdict))}</Button>
      </div>
    );
  return (
    <>
      {people.length > 1 ? <CountPicker count={count} of={people.length} onChange={setCount} /> : null}
      <div className={styles.acts}>
        {verdict.reason === 'balance_due' && guest && canTakePayment ? (
          <Button onClick={() => onOpenGuest(guest.number, true)}>{takePayment}</Button>
        ) : null}
        {people.length > 0 && number !== null ? (
          <Button className={styles.admit} kind="action" onClick={() => onAdmit(count)}>
            {verdict.verdict === 'look' ? words.letInAnyway(count) : words.letIn(count)}
          </Button>
        ) : null}
        {guest ? <Button onClick={() => onOpenGuest(guest.number, false)}>{words.openGuest}</Button> : null}
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </>
  );
}

function CountPicker({ count, of, onChange }: { count: number; of: number; onChange: (count: number) => void }) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a legend, which this has no room for
    <div role="group" aria-label={words.howMany} className={styles.picker}>
      <Button aria-label={words.oneLess} disabled={count <= 1} onClick={() => onChange(count - 1)}>
        <Icon size={32} strokeWidth={2.5} drawing="M5 12h14" />
      </Button>
      <output className={styles.count}>{words.countOf(count, of)}</output>
      <Button aria-label={words.oneMore} disabled={count >= of} onClick={() => onChange(count + 1)}>
        <Icon size={32} strokeWidth={2.5} drawing="M5 12h14M12 5v14" />
      </Button>
    </div>
  );
}

/** The buyer's name, or the number of the line if the list does not have the line. */
export function nameOn({ guest, number }: ScanVerdict): string {
  return (guest && fullName(guest)) || (number ?? '');
}

/** The facts about a guest that staff need at the gate; empty ones are left out. */
function GuestFacts({ guest, departure }: { guest: DeskGuest; departure: DeskDeparture }) {
  const { names, number, paid, due, pickup, answers, note, staff_note, seller } = guest;
  const { currency, date } = departure;
  const facts = [
    [words.party, partyOf(guest)],
    [words.due, Number(due) > 0 && formatMoney(due, currency)],
    [words.paid, formatMoney(paid, currency)],
    [words.staffNote, staff_note],
    [words.guestNote, note],
    ...answers.map(({ title, value }) => [title, value]),
    [words.extras, extrasOf(guest)],
    [words.pickup, pickup],
    [words.names, names.join(', ')],
    [words.departure, `${departureName(departure)}, ${formatDate(date)}`],
    [words.seller, seller],
    [words.number, number],
  ];

  return (
    <dl className={factStyles.facts}>
      {facts.map(([label, value], n) => (
        <FactRow
          // oxlint-disable-next-line react/no-array-index-key -- two answers may have one title, and none moves
          key={n}
          label={label}
          className={factStyles.fact}
          data-tone={label === words.due ? 'caution' : undefined}
        >
          {value}
        </FactRow>
      ))}
    </dl>
  );
}
