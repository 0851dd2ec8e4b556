import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { type BuyerStatus, canPayAgain } from '#domain/orders/buyer-status.ts';
import { PayButton } from '#shop/booking/pay-button.tsx';
import { endVisitAtom } from '#shop/state/kiosk/kiosk.ts';
import { drawQrCodeAtom, type Followed, followedAtom, followPaymentAtom } from '#shop/state/kiosk/kiosk-payment.ts';
import { phonePaymentAtom, type ShownPayment } from '#shop/state/kiosk-mode.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import * as words from '#words/kiosk.ts';
import { Cover } from './cover.tsx';
import styles from './phone-payment.module.css';

/** The payment on the visitor's own phone, and its progress (X3). */
export function PhonePayment({ payment }: { payment: ShownPayment }) {
  const known = useAtomValue(followedAtom);
  const follow = useSetAtom(followPaymentAtom);
  const { session_id } = payment;

  useEffect(() => (session_id === null ? undefined : follow(session_id)), [follow, session_id]);

  return (
    <Cover as="card" label={words.payTitle} className={styles.payment}>
      {known && known.status !== 'unfinished' ? <Outcome known={known} /> : <Code payment={payment} known={known} />}
    </Cover>
  );
}

function Code({ payment: { url, session_id }, known }: { payment: ShownPayment; known: Followed | null }) {
  const show = useSetAtom(phonePaymentAtom);
  const amount = known?.order.session?.amount;
  // The code is drawn only once the order is known, because an order paid by hand needs none.
  const isKnown = known !== null || session_id === null;

  return (
    <>
      <h2>{words.payTitle}</h2>
      <p>{words.payText}</p>
      <DrawnCode text={isKnown ? url : null} />
      <p className={styles.amount}>{amount ? formatMoney(amount.amount, amount.currency) : null}</p>
      <output className={layout.soft}>{known?.isStale ? words.notReached : words.waitsForPayment}</output>
      <Button wide onClick={() => show(null)}>
        {words.backToCart}
      </Button>
    </>
  );
}

/** The result of the payment: the order's number, and the address of the email. */
function Outcome({ known: { order, status, isStale } }: { known: Followed }) {
  const end = useSetAtom(endVisitAtom);
  const show = useSetAtom(phonePaymentAtom);
  const isDone = status === 'booked' || status === 'completed' || status === 'reserved';
  const { title, text } = outcomeOf(order, status);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `output` may not hold paragraphs */}
      <div role="status" className={styles.outcome}>
        <h2>{title}</h2>
        <p>{text}</p>
        {isStale ? <Notice kind="info">{words.notReached}</Notice> : null}
        {isDone ? (
          <p className={styles.number}>
            <span>{words.number}</span> <strong>{order.number}</strong>
          </p>
        ) : null}
        {isDone && order.main_contact_info ? <p>{words.mailed(order.main_contact_info.email)}</p> : null}
      </div>
      {canPayAgain(status) ? (
        <PayButton order={order} wide>
          {words.tryAgain}
        </PayButton>
      ) : null}
      {isDone ? (
        <Button kind="action" wide onClick={end}>
          {words.done}
        </Button>
      ) : status === 'confirming' ? null : (
        <Button wide onClick={() => show(null)}>
          {words.backToCart}
        </Button>
      )}
    </>
  );
}

function outcomeOf({ due, manual_payment }: Order, status: BuyerStatus): { title: string; text: string } {
  const { booked, confirming, failed, over, abandoned: given_up } = words;
  const text = words.payAtDesk(formatMoney((manual_payment ?? due).amount, due.currency));
  return {
    booked,
    completed: booked,
    reserved: { title: words.reserved, text },
    confirming,
    unfinished: confirming,
    failed,
    given_up,
    expired: over,
    cancelled: over,
  }[status];
}

function DrawnCode({ text }: { text: string | null }) {
  const [drawn, setDrawn] = useState<{ size: number; path: string } | null>(null);
  const draw = useSetAtom(drawQrCodeAtom);

  useEffect(() => {
    let isOver = false;
    if (text !== null) void draw(text).then((it) => isOver || setDrawn(it));
    return () => {
      isOver = true;
    };
  }, [text, draw]);

  return <div className={styles.code}>{text && drawn ? <QrPicture code={drawn} label={words.qrLabel} /> : null}</div>;
}
