import { useAtomValue, useSetAtom } from 'jotai';
import { Link } from 'wouter';
import { useWays } from '#desk/shared/give-money-back.tsx';
import { RowButton } from '#desk/shared/row-button.tsx';
import { storeOfAtom, takeBackAtom } from '#desk/state/sell.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { momentAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { CARD_TERMINAL } from '#text/payment-titles.ts';
import * as words from '#words/desk/refunds.ts';
import styles from './guest-dialog.module.css';

/**
 * The payments of a booking that desks have taken. Those of this device can be taken back, or said to have come in another way. Cash of another
 * device is in the drawer of that device, so it is corrected there.
 */
export function TakenPayments({ guest, departure }: { guest: DeskGuest; departure: DeskDeparture }) {
  const { log, time_zone, currency } = departure;
  const { device } = useAtomValue(sessionAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const ways = useWays(currency);
  const momentOf = useAtomValue(momentAtom);
  const takenBack = new Set(log.flatMap(({ kind, of }) => (kind === 'refund' && of ? [of] : [])));
  const order = orderNumberOf(guest.number);
  const taken = log.filter(
    ({ id, kind, line = '' }) => kind === 'payment' && orderNumberOf(line) === order && !takenBack.has(id),
  );
  const isOwn = (entry: (typeof log)[number]) => entry.device.id === device.id;

  if (taken.length === 0) return null;
  return (
    <>
      <ul className={styles.payments} aria-label={words.taken}>
        {taken.map((entry) => {
          const { id, at, amount, who, type = CASH } = entry;
          const others = ways.filter((way) => way.id !== type);
          const title = ways.find((way) => way.id === type)?.title ?? type;
          const acts = [
            ['take-back', words.takeBack],
            ...others.map((way) => [way.id, words.wasBy(way.title), way.id]),
          ];
          return (
            <li key={id}>
              <span id={`taken-${id}`}>
                {words.takenBy(formatMoney(amount, entry.currency), title, momentOf(at, time_zone), who)}
              </span>
              {isOwn(entry) ? null : <span className={styles.hint}>{words.takenAt(entry.device.name)}</span>}
              {(isOwn(entry) ? acts : []).map(([act, label, way]) => (
                <RowButton key={act} id={`${act}-${id}`} of={`taken-${id}`} onClick={() => void takeBack(entry, way)}>
                  {label}
                </RowButton>
              ))}
            </li>
          );
        })}
      </ul>
      {taken.some(isOwn) && !ways.some(({ id }) => id === CARD_TERMINAL) ? <MissingWay currency={currency} /> : null}
    </>
  );
}

/** A link to the settings where a missing way to pay is added, such as a card terminal. */
function MissingWay({ currency }: { currency: string }) {
  const canChange = useAtomValue(canAtom)('stores.write');
  const store = useAtomValue(storeOfAtom)(currency);

  return (
    <p className={styles.hint}>
      {words.missingWay}
      {canChange && store ? (
        <>
          {' '}
          <Link href={deskHref.settings('stores', store.id)}>{words.openSettings}</Link>
        </>
      ) : null}
    </p>
  );
}
