import { useAtomValue, useSetAtom } from 'jotai';
import { Fragment, type ReactNode, useState } from 'react';
import { downloadCsv } from '#desk/shared/download-csv.ts';
import { actAtDrawerAtom, drawerAtom, drawerCurrencyAtom, drawerZoneAtom } from '#desk/state/drawer.ts';
import { clockTime, momentAtom } from '#desk/state/time.ts';
import type { KnownEntry } from '#domain/contract/desk.ts';
import { type DrawerSession, OFFICE_CASH } from '#domain/desk/drawer.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { csvOf, decimalCell } from '#domain/text/csv.ts';
import { dayIn } from '#domain/time/zone.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import layout from '#ui/layout.module.css';
import * as csvFormat from '#words/desk/csv.ts';
import * as words from '#words/desk/drawer.ts';
import { AmountForm, OpenDrawer } from './amount-form.tsx';
import styles from './drawer-page.module.css';

/** The drawer of this device: staff open it with a sum, and count it at the end. */
export function DrawerPage() {
  const sessions = useAtomValue(drawerAtom);
  const [latest, ...rest] = sessions;
  const isOpen = latest?.opened && !latest.closed;
  const earlier = isOpen ? rest : sessions;

  return (
    <div className={layout.page}>
      <h1 className={layout.size2}>{words.title}</h1>
      {isOpen ? (
        <OpenSession session={latest} />
      ) : (
        <section className={styles.card}>
          <p>
            {words.closed} {latest ? <Difference session={latest} /> : null}
          </p>
          <OpenDrawer />
        </section>
      )}
      {earlier.length > 0 ? <h2 className={layout.size3}>{words.earlier}</h2> : null}
      {earlier.map((session) => (
        <Session key={session.entries[0]?.id} session={session} />
      ))}
    </div>
  );
}

function OpenSession({ session }: { session: DrawerSession }) {
  const [doing, setDoing] = useState<'in' | 'out' | 'close' | null>(null);
  const act = useSetAtom(actAtDrawerAtom);
  const zone = useAtomValue(drawerZoneAtom)(session);
  const momentOf = useAtomValue(momentAtom);
  const { opened } = session;

  async function recordCash(kind: 'drawer_move' | 'drawer_close', amount: Minor, text?: string) {
    await act(kind, amount, text);
    setDoing(null);
  }

  return (
    <section className={styles.card}>
      {opened ? <p>{words.openSince(momentOf(opened.at, zone), opened.who)}</p> : null}
      <Sums session={session} />
      {doing === 'close' ? (
        <AmountForm
          label={words.countNow}
          action={words.close}
          isAction
          onAmount={(amount) => void recordCash('drawer_close', amount)}
          onCancel={() => setDoing(null)}
        />
      ) : null}
      {doing === 'in' || doing === 'out' ? (
        <AmountForm
          key={doing}
          label={words.amount}
          action={doing === 'in' ? words.putIn : words.takeOut}
          hasReason
          onAmount={(amount, reason) => void recordCash('drawer_move', doing === 'in' ? amount : -amount, reason)}
          onCancel={() => setDoing(null)}
        />
      ) : null}
      {doing === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setDoing('in')}>{words.putIn}</Button>
          <Button onClick={() => setDoing('out')}>{words.takeOut}</Button>
          <Button kind="action" onClick={() => setDoing('close')}>
            {words.close}
          </Button>
        </div>
      ) : null}
      <Ledger session={session} />
      <Papers session={session} />
    </section>
  );
}

function Session({ session }: { session: DrawerSession }) {
  const zone = useAtomValue(drawerZoneAtom)(session);
  const [first, last] = [session.entries[0], session.entries.at(-1)];
  if (!first || !last) return null;
  const date = dayIn(Temporal.Instant.from(first.at), zone);

  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <span>{words.session(formatDate(date), clockTime(first.at, zone), clockTime(last.at, zone))}</span>
        <Difference session={session} />
      </summary>
      <Sums session={session} />
      <Ledger session={session} />
      <Papers session={session} />
    </details>
  );
}

function Sums({ session }: { session: DrawerSession }) {
  const { opening, taken, returned, moved, expected, counted } = session;
  const currency = useAtomValue(drawerCurrencyAtom);
  const rows: [string, Minor | null][] = [
    [words.opening, opening],
    [words.taken, taken + returned],
    [words.returned, returned > 0 ? returned : null],
    [words.moved, moved],
    [words.expected, expected],
    [words.counted, counted],
  ];

  return (
    <>
      <dl className={styles.sums}>
        {rows.map(([label, amount]) => (
          <FactRow key={label} label={label} data-total={label === words.expected || undefined}>
            {amount === null ? null : formatMoney(toDecimal(amount, currency), currency)}
          </FactRow>
        ))}
      </dl>
      {counted === null ? null : <Difference session={session} />}
    </>
  );
}

function Difference({ session: { difference } }: { session: DrawerSession }): ReactNode {
  const currency = useAtomValue(drawerCurrencyAtom);
  if (difference === null) return null;
  const amount = formatMoney(toDecimal(Math.abs(difference), currency), currency);
  const text = difference > 0 ? words.tooMuch(amount) : words.tooLittle(amount);

  return (
    <strong className={styles.difference} data-wrong={difference !== 0 || undefined}>
      {difference === 0 ? words.noDifference : text}
    </strong>
  );
}

/** The cash entries of a session, the latest first. */
function Ledger({ session }: { session: DrawerSession }) {
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
function actName({ kind, amount = '' }: KnownEntry): string {
  if (kind === 'drawer_move') return amount.startsWith('-') ? words.takeOut : words.putIn;
  if (kind === 'refund') return words.returned;
  if (kind === OFFICE_CASH) return amount.startsWith('-') ? words.returned : words.kinds.payment;
  return words.kinds[kind as keyof typeof words.kinds];
}

/** The cash that an entry adds to the drawer: below 0 where a guest gets money back. */
function cashOf({ kind, amount = '' }: KnownEntry): string {
  return kind === 'refund' ? `-${amount}` : amount;
}

function Papers({ session }: { session: DrawerSession }) {
  const zone = useAtomValue(drawerZoneAtom)(session);
  const first = session.entries[0];

  return (
    <div className={styles.papers}>
      <Button onClick={() => print()}>{words.print}</Button>
      <Button
        onClick={() =>
          downloadCsv(`${first ? dayIn(Temporal.Instant.from(first.at), zone) : ''}-cash.csv`, drawerCsv(session, zone))
        }
      >
        {words.csv}
      </Button>
    </div>
  );
}

/** A session of the drawer as a table, oldest entry first. @param zone  time zone of dates and times */
function drawerCsv({ entries }: DrawerSession, zone: string): string {
  const rows = entries.map((entry) => {
    const at = Temporal.Instant.from(entry.at).toZonedDateTimeISO(zone);
    const { currency = '', line = '', who, text = '' } = entry;
    const time = at.toPlainTime().toString({ smallestUnit: 'minute' });
    return [at.toPlainDate().toString(), time, actName(entry), decimalCell(cashOf(entry)), currency, line, who, text];
  });
  return csvOf(words.csvHead, rows, csvFormat);
}
