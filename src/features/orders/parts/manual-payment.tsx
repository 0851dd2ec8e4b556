import type { Order } from '#domain/contract/orders.ts';
import * as words from '#words/outcome.ts';
import styles from './manual-payment.module.css';
import { Numbered } from './numbered.tsx';

/** How a reserved order is paid, in the store's own words, with what a transfer refers to (P1). */
export function ManualPayment({ order: { number, manual_payment } }: { order: Order }) {
  if (!manual_payment?.instructions) return null;
  return (
    <section className={styles.how} aria-label={words.manualTitle}>
      <strong>{words.manualTitle}</strong>
      <p className={styles.text}>{manual_payment.instructions}</p>
      <Numbered label={words.reference} number={number} />
    </section>
  );
}
