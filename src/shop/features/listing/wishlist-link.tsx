import { useAtomValue } from 'jotai';
import { hrefTo } from '#domain/app/pages.ts';
import { wishlistAtom } from '#shop/state/device/device-lists.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing/home.ts';
import styles from './wishlist-link.module.css';

/** The link to the wish list in the header, shown if the list is not empty. */
export function WishlistLink() {
  const count = useAtomValue(wishlistAtom)?.length ?? 0;
  const link = usePageLink(hrefTo.wishlist());

  return count > 0 ? (
    <a className={styles.link} aria-label={words.wishlistOf(count)} {...link}>
      <Icon drawing={drawings.heart} />
    </a>
  ) : null;
}
