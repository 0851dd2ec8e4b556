import { useAtomValue, useSetAtom } from 'jotai';
import type { Order, OrderLine, Voucher } from '#domain/contract/orders.ts';
import { namedOn, placeText } from '#domain/orders/booked-line.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { lineWords, unitsText } from '#domain/text/line-words.ts';
import { saveEventAtom } from '#state/orders/save-event.ts';
import { storeAtom } from '#state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import { PersonNames } from '#ui/display/person-name.tsx';
import * as words from '#words/orders.ts';

import { Numbered } from '../parts/numbered.tsx';
import styles from './voucher.module.css';

interface Props {
  order: Order;
  line: OrderLine;
}

/** What one shows on the day (P12): on screen beside all else of the booking, on paper by itself. */
export function LineVoucher({ order, line }: Props) {
  const save = useSetAtom(saveEventAtom);
  const voucher = order.vouchers?.find((it) => it.line === line.id);
  if (!voucher) return null;

  return (
    <section className={styles.voucher} aria-labelledby="voucher">
      <QrCode voucher={voucher} />
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

/** Black on white in the dark too: some readers see nothing else. Around it are the four squares of margin that they want. */
function QrCode({ voucher: { number, qr } }: { voucher: Voucher }) {
  const side = qr.size + 8;
  return (
    <svg
      className={styles.picture}
      viewBox={`-4 -4 ${side} ${side}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, without an address for an `img`
      role="img"
      aria-label={words.qrCode(number)}
      shapeRendering="crispEdges"
    >
      <rect x="-4" y="-4" width={side} height={side} fill="#fff" />
      <path d={qr.path} fill="#000" />
    </svg>
  );
}

/** What on screen stands around it. */
function Printed({ line }: { line: OrderLine }) {
  const { base_account: shop } = useAtomValue(storeAtom);
  const { date, start_time } = line.booking_info;
  const { meeting_point: point } = line;
  const { duration, pickup, dropoff } = lineWords(line);

  return (
    <div className={styles.printed}>
      <p>{shop.company_display_name}</p>
      <p className={styles.title}>{line.experience.title}</p>
      <p>
        {formatDate(date, 'long')}, {formatTime(start_time.time)} ({line.time_zone})
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
