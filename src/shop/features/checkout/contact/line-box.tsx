import type { ReactNode } from 'react';
import type { ShownLine } from '#domain/cart/shown-cart.ts';
import { LineTitle } from '#shop/booking/line-card.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { unitsPhrases } from '#text/line-words.ts';
import layout from '#ui/layout.module.css';
import styles from './line-box.module.css';

interface Props {
  line: ShownLine;
  label: string;
  action?: ReactNode;
  children?: ReactNode;
}

/** A box with the fields about one line of the cart. */
export function LineBox({ line, label, action, children }: Props) {
  return (
    <section className={styles.box} aria-label={label}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.title}>
            <LineTitle line={line} />
          </h3>
          <p className={layout.softSmall}>
            <Phrases of={unitsPhrases(line)} />
          </p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
