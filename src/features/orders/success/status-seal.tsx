import type { BuyerStatus } from '#domain/orders/buyer-status.ts';
import styles from './status-seal.module.css';

/** A stamp that says at a glance what the words beside it say. */
export function StatusSeal({ status }: { status: BuyerStatus }) {
  const kind = kinds[status];

  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={styles.seal} data-kind={kind} fill="none">
      <circle className={styles.ring} cx="48" cy="48" r="44" />
      <circle className={styles.inner} cx="48" cy="48" r="36" />
      <path className={styles.sign} d={signs[kind]} />
    </svg>
  );
}

type SealKind = 'good' | 'waiting' | 'wrong' | 'over';

const kinds: Readonly<Record<BuyerStatus, SealKind>> = {
  booked: 'good',
  completed: 'good',
  reserved: 'waiting',
  confirming: 'waiting',
  unfinished: 'waiting',
  failed: 'wrong',
  given_up: 'wrong',
  expired: 'over',
  cancelled: 'over',
};

const signs: Readonly<Record<SealKind, string>> = {
  good: 'm31 49 12 12 23-25',
  waiting: 'M48 28v21l13 9',
  wrong: 'M48 28v25m0 12v1',
  over: 'M34 48h28',
};
