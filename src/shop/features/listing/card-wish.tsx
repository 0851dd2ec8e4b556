import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { WishButton } from '#shop/booking/wish-button.tsx';
import styles from './card-wish.module.css';

/** The heart over the picture of a card, above the card's link. */
export function CardWish({ row }: { row: ExperienceRow }) {
  return <WishButton row={row} className={styles.wish} />;
}
