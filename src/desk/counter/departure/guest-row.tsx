import { useAtomValue, useSetAtom } from 'jotai';
import { fullName } from '#desk/shared/full-name.ts';
import { answersOf, extrasOf, partyOf } from '#desk/shared/guest-facts.ts';
import { nowAtom } from '#desk/state/contact.ts';
import { writeEntryAtom } from '#desk/state/days.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { attendanceOf, peopleOf } from '#domain/desk/log.ts';
import { verdictInList } from '#domain/desk/verdict.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/departure.ts';
import { verdicts } from '#words/desk/scan.ts';
import styles from './guest-row.module.css';

/**
 * A booking in the list: its name opens it, its button lets in all people who have not come yet. If the verdict at the gate would be 'look', the
 * button opens the booking.
 */
export function GuestRow({
  guest,
  departure,
  onOpen,
}: {
  guest: DeskGuest;
  departure: DeskDeparture;
  onOpen: () => void;
}) {
  const write = useSetAtom(writeEntryAtom);
  const { number, status, due } = guest;
  const { all, missing } = arrivalOf(guest, departure);
  const { verdict, people } = verdictInList(guest, departure, useAtomValue(nowAtom));

  return (
    <li className={styles.row} data-status={missing.length === 0 ? 'here' : status}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className={styles.name}>{nameOf(guest)}</span>
        <span className={layout.soft}>{partyOf(guest)}</span>
        <span className={layout.softSmall}>{number}</span>
        {Number(due) > 0 && status !== 'cancelled' ? (
          <span className={layout.caution}>{words.due(formatMoney(due, departure.currency))}</span>
        ) : null}
        {guest.staff_note ? <span className={styles.note}>{guest.staff_note}</span> : null}
        <PrintedFacts guest={guest} />
      </button>
      <div className={styles.arrival}>
        <Arrival guest={guest} all={all} missing={missing.length} />
        {verdict === 'come_in' ? (
          <Button
            kind="action"
            onClick={() => void write({ kind: 'admit', line: number, departure: departure.id, people: [...people] })}
          >
            {words.letIn(people.length)}
          </Button>
        ) : null}
        {verdict === 'look' ? <Button onClick={onOpen}>{verdicts.look}</Button> : null}
      </div>
    </li>
  );
}

/** The facts that staff need on paper, because they cannot open a booking there. */
function PrintedFacts({ guest }: { guest: DeskGuest }) {
  const { names, phone, pickup, note } = guest;
  const facts = [names.join(', '), phone, pickup, extrasOf(guest), answersOf(guest), note].filter(Boolean);
  return facts.length === 0 ? null : <span className={styles.printed}>{facts.join(' · ')}</span>;
}

function Arrival({ guest, all, missing }: { guest: DeskGuest; all: number; missing: number }) {
  const state = stateOf(guest);
  const isOpen = guest.status === 'cancelled' || guest.status === 'pending' || missing === all;
  if (isOpen) return state === null ? null : <span className={styles.mark}>{state}</span>;
  return (
    <span className={styles.here}>
      <Icon name="check" size={20} />
      {words.isHere(all - missing, all)}
    </span>
  );
}

/** The people of a booking who are here and who are missing, by number. If the office checked the booking in, all its people are here. */
export function arrivalOf(guest: DeskGuest, { log }: DeskDeparture) {
  const all = peopleOf(guest);
  const { admitted } = attendanceOf(log, guest.number, all);
  const here = new Set(admitted.map(({ person }) => person));
  const isWhole = here.size === 0 && guest.status === 'checked_in';
  const missing = isWhole ? [] : Array.from({ length: all }, (_, n) => n).filter((n) => !here.has(n));
  return { all, missing, admitted };
}

/** The buyer's name, else the first name in the list of guests. */
export function nameOf(guest: DeskGuest): string {
  return fullName(guest) || guest.names[0] || words.unnamed;
}

/** Why a booking is not simply expected: cancelled, not paid, or absent; null for any other. */
export function stateOf({ status }: DeskGuest): string | null {
  if (status === 'cancelled') return words.cancelled;
  if (status === 'pending') return words.pending;
  return status === 'no_show' ? words.noShow : null;
}
