import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { formatDate, formatTime } from '#domain/text/format.ts';
import { unitsText } from '#domain/text/line-words.ts';
import { ItemCard } from '#ui/display/item-card.tsx';
import { SyncMark } from '#ui/display/sync-mark.tsx';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/checkout.ts';
import styles from './summary.module.css';
import { Totals } from './totals.tsx';

interface Props {
  cart: ShownCart;
  /** What leads on: the one action of the step. */
  action: ReactNode;
  /** Not to be folded on a phone, where it has no lines: the cart itself is above it. */
  isOpen?: boolean;
}

/** The order in short, beside the work; on a phone a bar with the total, to be unfolded (K4). */
export function Summary({ cart, action, isOpen = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();

  return (
    <aside className={styles.summary} aria-label={words.orderSummary} data-open={isOpen || undefined}>
      <div id={id} className={styles.content} data-unfolded={isOpen || isUnfolded || undefined}>
        <h2 className={styles.title}>{isOpen ? words.totals : words.orderSummary}</h2>
        {isOpen ? null : <Lines cart={cart} />}
        <Totals cart={cart} />
      </div>
      <div className={styles.bar}>
        {isOpen ? (
          <p className={styles.total}>
            <span className={styles.label}>{words.total}</span>
            <span className={styles.amount}>{formatMoney(cart.total.gross, cart.total.currency)}</span>
          </p>
        ) : (
          <button
            type="button"
            className={styles.total}
            aria-expanded={isUnfolded}
            aria-controls={id}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <span className={styles.label}>
              {words.summary} <Icon drawing={isUnfolded ? drawings.down : drawings.up} size={16} />
            </span>
            <span className={styles.amount}>{formatMoney(cart.total.gross, cart.total.currency)}</span>
          </button>
        )}
        <div className={styles.action}>{action}</div>
      </div>
    </aside>
  );
}

function Lines({ cart }: { cart: ShownCart }) {
  return (
    <ul className={styles.lines}>
      {cart.lines.map((line) => (
        <li key={line.id}>
          <ItemCard
            isSmall
            picture={line.experience_ref.image?.thumbnail.medium ?? null}
            title={line.experience.title}
            actions={<span className={styles.price}>{formatMoney(line.total.gross, line.total.currency)}</span>}
          >
            <p className={styles.facts}>
              {formatDate(line.booking_info.date)}, {formatTime(line.booking_info.start_time.time)}
              <br />
              {unitsText(line)}
            </p>
            <SyncMark syncStatus={line.syncStatus} />
          </ItemCard>
        </li>
      ))}
    </ul>
  );
}
