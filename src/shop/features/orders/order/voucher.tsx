import { useAtomValue, useSetAtom } from 'jotai';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { namedOn, placeText } from '#domain/orders/booked-line.ts';
import { lineWords, unitsText } from '#domain/text/line-words.ts';
import { startText } from '#shop/booking/line-card.tsx';
import { saveEventAtom } from '#shop/state/orders/save-event.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import { PersonNames } from '#ui/display/person-name.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import * as words from '#words/orders.ts';

import { Numbered } from '../parts/order-facts.tsx';
import styles from './voucher.module.css';

/** What one shows on the day (P12): on screen beside all else of the booking, on paper by itself. */
export function LineVoucher({ order, line }: { order: Order; line: OrderLine }) {
  const save = useSetAtom(saveEventAtom);
  const voucher = order.vouchers?.find((it) => it.line === line.id);
  if (!voucher) return null;

  return (
    <section className={styles.voucher} aria-labelledby="voucher">
      <QrPicture code={voucher.qr} label={words.qrCode(voucher.number)} className={styles.picture} />
      <div className={styles.words}>
        <Numbered as="h2" id="voucher" label={words.voucher} number={voucher.number} />
        <Printed line={line} />
        <p>
          {unitsText(line)}
          <br />
          <PersonNames of={namedOn(order, line)} />
        </p>
        <p className={styles.code}>{voucher.code}</p>
        <div className={styles.actions}>
          <Button onClick={() => save(order, line)}>{words.addToCalendar}</Button>
          <Button onClick={() => print()}>{words.print}</Button>
        </div>
      </div>
    </section>
  );
}

/** What on screen stands around it. */
function Printed({ line }: { line: OrderLine }) {
  const { base_account: shop } = useAtomValue(storeAtom);
  const { meeting_point: point } = line;
  const { duration, pickup, dropoff } = lineWords(line);

  return (
    <div className={styles.printed}>
      <p>{shop.company_display_name}</p>
      <p className={styles.title}>{line.experience.title}</p>
      <p>
        {startText(line, 'long')} ({line.time_zone})
        <br />
        {duration}
      </p>
      {point ? (
        <p>
          {words.meetingPoint(placeText(point))}
          <br />
          {point.instructions}
        </p>
      ) : null}
      {pickup ? <p>{words.pickupAt(pickup)}</p> : null}
      {dropoff ? <p>{words.dropoffAt(dropoff)}</p> : null}
    </div>
  );
}
