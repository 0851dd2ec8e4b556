import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import type { DeskConflict } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatInstant } from '#domain/text/format.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/conflicts.ts';
import * as shell from '#words/desk/shell.ts';
import { departuresAtom, refusedEntriesAtom, writeEntryAtom } from '../../state/days.ts';
import { canAtom } from '../../state/session.ts';
import { zoneAtom } from '../../state/time.ts';
import { deskHref } from '../../state/views.ts';
import styles from './shell.module.css';

/** Entries that were not booked, until somebody accepts them or marks them as done. Several are one line that opens, so that the screen stays in sight. */
export function RefusedEntries() {
  const refused = useAtomValue(refusedEntriesAtom);
  const [isOpen, setOpen] = useState(false);
  const entries = refused.map((entry) => <RefusedEntry key={entry.id} entry={entry} />);

  if (refused.length <= 1) return entries;
  return (
    <>
      <Notice
        kind="wrong"
        action={
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
          </Button>
        }
      >
        <strong>{words.waiting(refused.length)}</strong>
      </Notice>
      {isOpen ? entries : null}
    </>
  );
}

function RefusedEntry({ entry }: { entry: DeskConflict }) {
  const canSettle = useAtomValue(canAtom)('orders.write');
  const departures = useAtomValue(departuresAtom);
  const zone = useAtomValue(zoneAtom);
  const write = useSetAtom(writeEntryAtom);
  const { id, line, reason, who, device, at, can_accept } = entry;
  const departure = departures.find(({ guests }) => guests.some(({ number }) => number === line));
  const actions = (
    <span className={styles.actions}>
      {departure ? (
        <Link href={`${deskHref.departure(departure.id)}?guest=${line}`} asChild>
          <ButtonLink>{shell.openBooking}</ButtonLink>
        </Link>
      ) : null}
      {canSettle && can_accept ? (
        <Button onClick={() => void write({ kind: 'accept', of: id })}>{words.accept}</Button>
      ) : null}
      {canSettle ? (
        <Button onClick={() => void write({ kind: 'settle', of: id })}>
          {can_accept ? words.reject : words.settle}
        </Button>
      ) : null}
    </span>
  );

  return (
    <Notice kind="wrong" action={actions}>
      <strong>{titleOf(entry)}</strong> ({words.by(who, device.name, formatInstant(at, departure?.time_zone ?? zone))}).{' '}
      {words.reasons[reason]}
    </Notice>
  );
}

function titleOf({ kind, line = '', amount = '0', currency = 'EUR' }: DeskConflict): string {
  const money = formatMoney(amount, currency);
  if (kind === 'payment') return words.payment(money, line);
  if (kind === 'refund') return words.refund(money, line);
  if (kind === 'note') return words.note(line);
  return kind === 'sale' ? words.sale(line) : words.drawer(money);
}
