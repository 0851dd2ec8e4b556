import { useSetAtom } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import type { ShownLine } from '#domain/cart/shown-cart.ts';
import { lineWords } from '#domain/text/line-words.ts';
import { deleteLineAtom } from '#state/cart/cart-actions.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { IconButton } from '#ui/controls/button.tsx';
import { Fact, Facts } from '#ui/display/facts.tsx';
import { ItemCard, PriceRows } from '#ui/display/item-card.tsx';
import { Link } from '#ui/display/link.tsx';
import { SyncMark } from '#ui/display/sync-mark.tsx';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/checkout.ts';
import styles from './cart-line.module.css';

/** A line of the cart (C7): all that it says, a way to change it, and one to remove it. */
export function CartLine({ line }: { line: ShownLine }) {
  const { title, slug } = line.experience;
  const texts = lineWords(line);
  const drop = useSetAtom(deleteLineAtom);
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
          <a className={styles.icon} aria-label={words.edit(title)} {...edit}>
            <Icon drawing={drawings.edit} size={22} />
          </a>
          <IconButton aria-label={words.lineRemove(title)} onClick={() => void drop(line.id)}>
            <Icon drawing={drawings.remove} size={22} />
          </IconButton>
        </>
      }
    >
      <Facts>
        <Fact label={words.lineDate} icon="calendar">
          {texts.date}, {texts.time}
        </Fact>
        <Fact label={words.duration} icon="clock">
          {texts.duration}
        </Fact>
        {texts.policy ? (
          <Fact label={words.cancellation} icon="check">
            {texts.policy}
          </Fact>
        ) : null}
        {texts.pickup ? (
          <Fact label={words.pickup} icon="transfer">
            {words.pickupAt(texts.pickup)}
          </Fact>
        ) : null}
        {texts.dropoff ? (
          <Fact label={words.dropoff} icon="transfer">
            {words.dropoffAt(texts.dropoff)}
          </Fact>
        ) : null}
      </Facts>
      <PriceRows
        rows={texts.prices.map(({ label, each, amount }) => ({ label, detail: each && words.at(each), amount }))}
        total={{ label: words.total, amount: texts.total }}
      />
      <SyncMark syncStatus={line.syncStatus} />
    </ItemCard>
  );
}
