import { useSetAtom } from 'jotai';
import { lineWords } from '#domain/line-words.ts';
import { hrefTo } from '#domain/pages.ts';
import type { ShownLine } from '#domain/shown-cart.ts';
import { dropLineAtom } from '#state/cart-wishes.ts';
import { usePageLink } from '#state/page-link.ts';
import { IconButton } from '#ui/button.tsx';
import { Fact, Facts } from '#ui/facts.tsx';
import { Glyph } from '#ui/glyph.tsx';
import { ItemCard, PriceRows } from '#ui/item-card.tsx';
import { Link } from '#ui/link.tsx';
import { StandingMark } from '#ui/standing-mark.tsx';
import styles from './cart-line.module.css';

/** A line of the cart (C7): all that it says, a way to change it, and one to remove it. */
export function CartLine({ line }: { line: ShownLine }) {
  const { title, slug } = line.experience;
  const words = lineWords(line);
  const drop = useSetAtom(dropLineAtom);
  const page = usePageLink(hrefTo.experience(slug));
  const edit = usePageLink(hrefTo.experience(slug, line.id));

  return (
    <ItemCard
      level={2}
      picture={line.experience_ref.image?.thumbnail.medium ?? null}
      title={
        <Link quiet {...page}>
          {title}
        </Link>
      }
      actions={
        <>
          <a className={styles.icon} aria-label={`Edit ${title}`} {...edit}>
            <Glyph name="edit" size={22} />
          </a>
          <IconButton aria-label={`Delete ${title}`} onClick={() => void drop(line.id)}>
            <Glyph name="remove" size={22} />
          </IconButton>
        </>
      }
    >
      <Facts>
        <Fact label="Date" icon="calendar">
          {words.date}, {words.time}
        </Fact>
        <Fact label="Duration" icon="clock">
          {words.duration}
        </Fact>
        {words.policy ? (
          <Fact label="Cancellation" icon="check">
            {words.policy}
          </Fact>
        ) : null}
        {words.pickup ? (
          <Fact label="Pick-up" icon="transfer">
            Pick-up: {words.pickup}
          </Fact>
        ) : null}
        {words.dropoff ? (
          <Fact label="Drop-off" icon="transfer">
            Drop-off: {words.dropoff}
          </Fact>
        ) : null}
      </Facts>
      <PriceRows
        rows={words.prices.map(({ label, each, amount }) => ({ label, detail: each && `at ${each}`, amount }))}
        total={{ label: 'Total', amount: words.total }}
      />
      <StandingMark standing={line.standing} />
    </ItemCard>
  );
}
