import { useState } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import list from '#desk/shared/rows.module.css';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { isForToday } from '#domain/desk/gate-hours.ts';
import { scannedText } from '#domain/desk/scanned-text.ts';
import { searchGuests } from '#domain/desk/search-guests.ts';
import type { VerdictDesk } from '#domain/desk/verdict.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import * as words from '#words/desk/scan.ts';
import styles from './scan-search.module.css';
import { departureName } from './verdict-text.ts';

interface Props {
  desk: VerdictDesk;
  /** By the engine's clock. */
  now: () => Temporal.Instant;
  onText: (text: string) => void;
  onLine: (number: string) => void;
}

/** Typing instead of scanning: a code or a number gets its verdict at once, a name is searched. */
export function ScanSearch({ desk, now, onText, onLine }: Props) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState<{ query: string; at: Temporal.Instant } | null>(null);
  const found = search === null ? [] : findGuests(desk, search.query, search.at);
  const submit = () => {
    const isVoucher = scannedText(typed).kind !== 'unreadable';
    if (isVoucher) onText(typed);
    setTyped(isVoucher ? '' : typed);
    setSearch(isVoucher || typed.trim() === '' ? null : { query: typed.trim(), at: now() });
  };
  const choose = (number: string) => {
    setTyped('');
    setSearch(null);
    onLine(number);
  };

  return (
    <div className={styles.search}>
      <Form className={styles.form} onSubmit={submit}>
        <TextField
          label={words.search}
          value={typed}
          enterKeyHint="search"
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onValue={setTyped}
        />
        <Button type="submit">{words.check}</Button>
      </Form>
      {search !== null && found.length === 0 ? <p role="alert">{words.nobodyFound}</p> : null}
      {search !== null && found.length > 0 ? (
        <ul className={list.rows}>
          {found.map(({ guest, departure }) => (
            <li key={guest.number}>
              <Button wide className={styles.guest} onClick={() => choose(guest.number)}>
                <strong>{fullName(guest) || guest.number}</strong>
                <span>
                  {isForToday(departure, search.at) ? '' : `${formatDate(departure.date)}, `}
                  {departureName(departure)}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The most guests in the result: nobody reads a longer list at a gate. */
const MOST_FOUND = 20;

/** Guests of the chosen departure come first, then the other guests of today. */
function findGuests({ departures, departure: admitted }: VerdictDesk, query: string, now: Temporal.Instant) {
  const nearness = (it: DeskDeparture) => (it.id === admitted ? 0 : isForToday(it, now) ? 1 : 2);
  return departures
    .flatMap((departure) => searchGuests(departure.guests, query).map((guest) => ({ guest, departure })))
    .sort((a, b) => nearness(a.departure) - nearness(b.departure))
    .slice(0, MOST_FOUND);
}
