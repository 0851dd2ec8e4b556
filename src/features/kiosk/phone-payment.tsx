import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import { canPayAgain } from '#domain/orders/buyer-status.ts';
import { endVisitAtom } from '#state/kiosk/kiosk.ts';
import type { Followed } from '#state/kiosk/kiosk-payment.ts';
import { followedAtom, followPaymentAtom } from '#state/kiosk/kiosk-payment.ts';
import type { PhonePayment as Payment } from '#state/kiosk-mode.ts';
import { phonePaymentAtom } from '#state/kiosk-mode.ts';
import { payOrderAtom } from '#state/orders/orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/kiosk.ts';
import { Cover } from './cover.tsx';
import styles from './phone-payment.module.css';
import { QrPicture } from './qr-picture.tsx';

/** Paying on one's own phone, and how that goes on (X3). */
export function PhonePayment({ payment }: { payment: Payment }) {
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

function Code({ payment: { url, session_id }, known }: { payment: Payment; known: Followed | null }) {
  const show = useSetAtom(phonePaymentAtom);
  const amount = known?.order.session?.amount;
  // Until it is known how the order stands: one that is paid by hand has nothing to be scanned.
  const isKnown = known !== null || session_id === null;

  return (
    <>
      <h2>{words.payTitle}</h2>
      <p>{words.payText}</p>
      <QrPicture text={isKnown ? url : null} label={words.qrLabel} />
      <p className={styles.amount}>{amount ? formatMoney(amount.amount, amount.currency) : null}</p>
      <output className={styles.state}>{known?.isStale ? words.notReached : words.waitsForPayment}</output>
      <Button wide onClick={() => show(null)}>
        {words.backToCart}
      </Button>
    </>
  );
}

/** What has become of it: the number, and where the mail went. */
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
      {canPayAgain(status) ? <TryAgain order={order} /> : null}
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

function TryAgain({ order }: { order: Order }) {
  const pay = useSetAtom(payOrderAtom);
  const [isAsking, setAsking] = useState(false);

  return (
    <Button
      kind="action"
      wide
      busy={isAsking}
      onClick={() => {
        setAsking(true);
        void pay(order).finally(() => setAsking(false));
      }}
    >
      {words.tryAgain}
    </Button>
  );
}

function outcomeOf({ due, manual_payment }: Order, status: BuyerStatus): { title: string; text: string } {
  switch (status) {
    case 'booked':
    case 'completed':
      return words.booked;
    case 'reserved':
      return {
        title: words.reserved,
        text: words.payAtDesk(formatMoney((manual_payment ?? due).amount, due.currency)),
      };
    case 'confirming':
    case 'unfinished':
      return words.confirming;
    case 'failed':
      return words.failed;
    case 'given_up':
      return words.givenUp;
    case 'expired':
    case 'cancelled':
      return words.over;
  }
}
