import type { PageName } from '#domain/app/pages.ts';
import { DraftCards } from './draft-cards.tsx';
import styles from './outbox-cards.module.css';
import { RefusedCards } from './refused-cards.tsx';

/** Above the cart: what is not in it, and could be. */
export function OutboxCards({ page }: { page: PageName }) {
  if (page !== 'checkout') return null;
  return (
    <div className={styles.place}>
      <RefusedCards />
      <DraftCards />
    </div>
  );
}
