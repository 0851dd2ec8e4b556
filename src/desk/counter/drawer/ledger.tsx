import { useAtomValue } from 'jotai';
import { Fragment } from 'react';
import { drawerZoneAtom } from '#desk/state/drawer.ts';
import { clockTime } from '#desk/state/time.ts';
import type { KnownEntry } from '#domain/contract/desk.ts';
import { type DrawerSession, OFFICE_CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/drawer.ts';
import styles from './ledger.module.css';

/** The cash entries of a session, the latest first. */
export function Ledger({ session }: { session: DrawerSession }) {
  const { entries } = session;
  const zone = useAtomValue(drawerZoneAtom)(session);

  if (entries.length === 0) return <p>{words.nothingYet}</p>;
  return (
    <ol className={styles.ledger} aria-label={words.ledger}>
      {entries.toReversed().map((entry) => (
        <li key={entry.id}>
          <span className={layout.soft}>{clockTime(entry.at, zone)}</span>
          <span>
            {actName(entry)}
            {[entry.line, entry.text].filter(Boolean).map((it) => (
              <Fragment key={it}>
                {' · '}
                <span className={it === entry.line ? styles.line : undefined}>{it}</span>
              </Fragment>
            ))}
            <span className={styles.who}>{entry.who}</span>
          </span>
          <span className={styles.amount}>{formatMoney(cashOf(entry), entry.currency)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The name of a cash entry. A move is 'put in' or 'take out' by its sign, and cash of the office is a payment or was paid back. */
export function actName({ kind, amount = '' }: KnownEntry): string {
  if (kind === 'drawer_move') return amount.startsWith('-') ? words.takeOut : words.putIn;
  if (kind === 'refund') return words.returned;
  if (kind === OFFICE_CASH) return amount.startsWith('-') ? words.returned : words.kinds.payment;
  return words.kinds[kind as keyof typeof words.kinds];
}

/** The cash that an entry adds to the drawer: below 0 where a guest gets money back. */
export function cashOf({ kind, amount = '' }: KnownEntry): string {
  return kind === 'refund' ? `-${amount}` : amount;
}
