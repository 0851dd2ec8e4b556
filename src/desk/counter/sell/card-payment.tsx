import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { Code } from '#desk/shared/code.tsx';
import { departuresAtom } from '#desk/state/days.ts';
import { openPaymentLinkAtom } from '#desk/state/sell.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/desk/sell.ts';
import styles from './card-payment.module.css';

interface Props {
  line: string;
  /** Decimal, in the currency of the departure. */
  amount: string;
  departure: DeskDeparture;
  onDone: () => void;
}

/** A card page that the guest opens by a QR code. The payment has arrived when the line's balance is lower. */
export function CardPayment({ line, amount, departure, onDone }: Props) {
  const link = usePaymentLink(line, amount);
  const guest = useAtomValue(departuresAtom)
    .find(({ id }) => id === departure.id)
    ?.guests.find(({ number }) => number === line);
  const due = Number(guest?.due ?? amount);
  const [before] = useState(due);
  const isPaid = due < before;

  return (
    <section className={styles.card} aria-label={words.payTitle}>
      <h1 className={styles.title}>{formatMoney(amount, departure.currency)}</h1>
      {isPaid ? <p className={styles.paid}>{words.cardPaid}</p> : null}
      {!isPaid && link.url ? (
        <>
          <p>{words.scanToPay}</p>
          <Code text={link.url} label={words.payCode} className={styles.code} />
        </>
      ) : null}
      <output>{isPaid ? '' : link.hasFailed ? words.notKnown : link.url ? words.waiting : words.preparing}</output>
      {link.hasFailed && !isPaid ? (
        <Button kind="action" wide onClick={link.retry}>
          {words.tryAgain}
        </Button>
      ) : null}
      <Button kind={isPaid ? 'action' : 'quiet'} wide onClick={onDone}>
        {isPaid ? words.finish : words.finishUnpaid}
      </Button>
    </section>
  );
}

function usePaymentLink(line: string, amount: string) {
  const open = useSetAtom(openPaymentLinkAtom);
  const [url, setUrl] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const begun = useRef(-1);

  useEffect(() => {
    // React runs effects twice in development, so this opens only one page for each attempt.
    if (begun.current === tries) return;
    begun.current = tries;
    void open(line, amount).then((outcome) => {
      if (outcome.kind === 'ok') setUrl(outcome.reply.checkout_url);
      else setFailed(true);
    });
  }, [open, line, amount, tries]);

  return {
    url,
    hasFailed,
    retry: () => {
      setFailed(false);
      setTries(tries + 1);
    },
  };
}
