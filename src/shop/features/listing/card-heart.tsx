import type { ExperienceRow } from '#domain/contract/catalogue.ts';
import { HeartButton } from '#shop/booking/heart-button.tsx';
import styles from './card-heart.module.css';

/** The heart over a card's picture. It lies above the card's link. */
export function CardHeart({ row }: { row: ExperienceRow }) {
  return <HeartButton row={row} className={styles.heart} />;
}
