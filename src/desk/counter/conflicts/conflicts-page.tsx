import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import { LinkButton } from '#desk/shared/link-button.tsx';
import {
  type ConflictGroup,
  conflictsAtom,
  groupsOf,
  refusedEntriesAtom,
  saleToRepeat,
  settledEntriesAtom,
  unbookedMoney,
} from '#desk/state/conflicts.ts';
import { departuresAtom, writeEntriesAtom } from '#desk/state/days.ts';
import { canAtom } from '#desk/state/session.ts';
import { momentAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskConflict, DeskDeparture } from '#domain/contract/desk.ts';
import type { Conflict } from '#domain/desk/log.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/conflicts.ts';
import { unnamed } from '#words/desk/departure.ts';
import { openBooking } from '#words/desk/shell.ts';
import { AdmitList } from '../departure/admit-list.tsx';
import { nameOf } from '../departure/guest-row.tsx';
import { departureName } from '../scan/verdict-text.ts';
import styles from './conflicts-page.module.css';

/** Guests who were let in twice and entries that were not booked, each with what staff can do; below, what they have settled lately (T6, T9). */
export function ConflictsPage() {
  const twice = useAtomValue(conflictsAtom);
  const refused = groupsOf(useAtomValue(refusedEntriesAtom));
  const settled = groupsOf(useAtomValue(settledEntriesAtom));

  return (
    <div className={layout.page}>
      <h1 className={layout.size2}>{words.title}</h1>
      {twice.length + refused.length === 0 ? <p>{words.nothing}</p> : null}
      <ul className={styles.cards}>
        {twice.map((it) => (
          <TwiceCard key={it.line} conflict={it} departure={it.departure} />
        ))}
        {refused.map((group) => (
          <RefusedCard key={group.key} group={group} />
        ))}
      </ul>
      {settled.length > 0 ? (
        <section className={layout.page}>
          <h2 className={layout.size3}>{words.settledTitle}</h2>
          <ul className={styles.cards}>
            {settled.map((group) => (
              <SettledCard key={group.key} group={group} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function TwiceCard({ conflict: { line, entries }, departure }: { conflict: Conflict; departure: DeskDeparture }) {
  const guest = departure.guests.find(({ number }) => number === line);

  return (
    <Card title={guest ? nameOf(guest) : unnamed} facts={[line, placeOf(departure)]}>
      <p>{words.twice}</p>
      <AdmitList entries={entries} line={line} departure={departure} label={words.admits} />
      <div className={layout.row3}>
        <OpenBooking departure={departure} line={line} />
      </div>
    </Card>
  );
}

function RefusedCard({ group: { key, entries } }: { group: ConflictGroup }) {
  const canSettle = useAtomValue(canAtom)('orders.write');
  const write = useSetAtom(writeEntriesAtom);
  const { title, facts, departure, line } = useBooking(key, entries);
  const sale = saleToRepeat(entries);
  const waiting = entries.filter(({ can_accept }) => can_accept);
  const decide = (kind: string, about: readonly DeskConflict[]) =>
    void write(about.map(({ id: of }) => ({ kind, of })));

  return (
    <Card title={title} facts={facts}>
      <Entries entries={entries} />
      <div className={layout.row3}>
        {canSettle && sale ? (
          <LinkButton href={deskHref.sell(departure?.id ?? null, sale.id)} kind="action">
            {words.again}
          </LinkButton>
        ) : null}
        {canSettle && waiting.length > 0 ? (
          <Button kind="action" onClick={() => decide('accept', waiting)}>
            {words.accept}
          </Button>
        ) : null}
        {line !== null && departure ? <OpenBooking departure={departure} line={line} /> : null}
        {canSettle ? (
          <Button onClick={() => decide('settle', entries)}>{waiting.length > 0 ? words.reject : words.settle}</Button>
        ) : null}
      </div>
    </Card>
  );
}

function SettledCard({ group: { key, entries } }: { group: ConflictGroup }) {
  const canSettle = useAtomValue(canAtom)('orders.write');
  const write = useSetAtom(writeEntriesAtom);
  const { title, facts } = useBooking(key, entries);

  return (
    <Card title={title} facts={[...facts, ...entries.map(titleOf)]}>
      {canSettle ? (
        <div className={layout.row3}>
          <Button onClick={() => void write(entries.map(({ id: of }) => ({ kind: 'reopen', of })))}>
            {words.undo}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

function Card({ title, facts, children }: { title: string; facts: readonly string[]; children: ReactNode }) {
  return (
    <li className={styles.card} aria-label={title}>
      <h3 className={layout.size3}>{title}</h3>
      <p className={layout.soft}>{facts.join(' · ')}</p>
      {children}
    </li>
  );
}

/** The acts of a booking, each with its person, device and time, and with what staff do about it. */
function Entries({ entries }: { entries: readonly DeskConflict[] }) {
  const momentOf = useAtomValue(momentAtom);
  const followsSale = saleToRepeat(entries) === null ? [] : unbookedMoney(entries);

  return (
    <ul className={styles.entries}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <strong>{titleOf(entry)}</strong>{' '}
          <span className={layout.soft}>{words.by(entry.who, entry.device.name, momentOf(entry.at))}</span>
          <br />
          {followsSale.includes(entry) ? words.countsAgain : words.reasons[entry.reason]}
        </li>
      ))}
    </ul>
  );
}

function OpenBooking({ departure, line }: { departure: DeskDeparture; line: string }) {
  return <LinkButton href={deskHref.guest(departure.id, line)}>{openBooking}</LinkButton>;
}

/** The guest and the departure of the entries, as far as this device knows them. `line`: the booking that can be opened. */
function useBooking(key: string, entries: readonly DeskConflict[]) {
  const departures = useAtomValue(departuresAtom);
  const lines = entries.flatMap(({ line }) => line ?? []);
  const all = departures.flatMap((departure) => departure.guests.map((guest) => ({ guest, departure })));
  const found = all.find(({ guest }) => lines.includes(guest.number));
  const departure = found?.departure ?? departures.find(({ id }) => entries.some((it) => it.departure === id));
  const sold = entries.find(({ sale }) => sale)?.sale;
  const soldTo = sold && fullName(sold);
  const title = lines.length === 0 ? words.drawerTitle : (found && nameOf(found.guest)) || soldTo || unnamed;
  const facts = [...(lines.length > 0 ? [key] : []), ...(departure ? [placeOf(departure)] : [])];
  return { title, facts, departure, line: found?.guest.number ?? null };
}

function placeOf(departure: DeskDeparture): string {
  return `${departureName(departure)}, ${formatDate(departure.date)}`;
}

function titleOf({ kind, amount = '0', currency = 'EUR' }: DeskConflict): string {
  const money = formatMoney(amount, currency);
  if (kind === 'payment') return words.payment(money);
  if (kind === 'refund') return words.refund(money);
  if (kind === 'note') return words.note;
  return kind === 'sale' ? words.sale : words.drawer(money);
}
