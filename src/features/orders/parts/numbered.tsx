import { useSetAtom } from 'jotai';
import type { Order } from '#domain/contract/orders.ts';
import { copyNumberAtom } from '#state/device/share.ts';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/outcome.ts';
import styles from './numbered.module.css';

interface NumberedProps {
  as?: 'p' | 'h2';
  id?: string;
  label: string;
  number: string;
}

/** A number that is read out or typed, below what it is the number of; a tap copies it. */
export function Numbered({ as: Tag = 'p', id, label, number }: NumberedProps) {
  const copy = useSetAtom(copyNumberAtom);

  return (
    <div className={styles.numbered}>
      <Tag id={id} className={styles.number}>
        <span className={styles.label}>{label}</span>
        {number}
      </Tag>
      <button type="button" className={styles.copy} aria-label={words.copy(number)} onClick={() => void copy(number)}>
        <Icon drawing={drawings.copy} size={20} />
      </button>
    </div>
  );
}

/** How a reserved order is paid, in the store's own words, with what a transfer refers to (P1). */
export function HowToPay({ order: { number, manual_payment } }: { order: Order }) {
  if (!manual_payment?.instructions) return null;
  return (
    <section className={styles.how} aria-label={words.manualTitle}>
      <strong>{words.manualTitle}</strong>
      <p className={styles.text}>{manual_payment.instructions}</p>
      <Numbered label={words.reference} number={number} />
    </section>
  );
}
