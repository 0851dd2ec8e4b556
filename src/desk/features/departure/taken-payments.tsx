import { useAtomValue, useSetAtom } from 'jotai';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/desk/refunds.ts';
import { takeBackAtom } from '../../state/sell.ts';
import { sessionAtom } from '../../state/session.ts';
import { clockTime } from '../../state/time.ts';
import { useWays } from './give-money-back.tsx';
import styles from './guest-dialog.module.css';

/** The payments of a booking that were taken at this device. Each can be taken back, or changed to another way to pay. */
export function TakenPayments({ guest, departure }: { guest: DeskGuest; departure: DeskDeparture }) {
  const { log, time_zone, currency } = departure;
  const { device } = useAtomValue(sessionAtom);
  const takeBack = useSetAtom(takeBackAtom);
  const ways = useWays(currency);
  const takenBack = new Set(log.flatMap(({ kind, of }) => (kind === 'refund' && of ? [of] : [])));
  const order = orderNumberOf(guest.number);
  const taken = log.filter(
    (it) =>
      it.kind === 'payment' &&
      orderNumberOf(it.line ?? '') === order &&
      it.device.id === device.id &&
      !takenBack.has(it.id),
  );

  if (taken.length === 0) return null;
  return (
    <ul className={styles.history} aria-label={words.taken}>
      {taken.map((entry) => {
        const { id, at, amount, who, type = CASH } = entry;
        const title = ways.find((way) => way.id === type)?.title ?? type;
        return (
          <li key={id}>
            <span id={`taken-${id}`}>
              {words.takenBy(formatMoney(amount, entry.currency), title, clockTime(at, time_zone), who)}
            </span>
            <Button
              id={`take-back-${id}`}
              aria-labelledby={`take-back-${id} taken-${id}`}
              onClick={() => void takeBack(entry)}
            >
              {words.takeBack}
            </Button>
            {ways.map((way) =>
              way.id === type ? null : (
                <Button
                  key={way.id}
                  id={`${way.id}-${id}`}
                  aria-labelledby={`${way.id}-${id} taken-${id}`}
                  onClick={() => void takeBack(entry, way.id)}
                >
                  {words.wasBy(way.title)}
                </Button>
              ),
            )}
          </li>
        );
      })}
    </ul>
  );
}
