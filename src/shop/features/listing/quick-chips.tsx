import { useAtomValue } from 'jotai';
import type { Listing } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { categoryChips, dayChips } from '#domain/app/quick-filters.ts';
import { factsAtom } from '#shop/state/page/page.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing/home.ts';
import { categoryDrawing } from './category-drawing.ts';
import styles from './quick-chips.module.css';

/** Chips for days and categories (V7): real links, in a row that scrolls. A chip that is on removes its choice. */
export function QuickChips({ listing }: { listing: Listing }) {
  const { store, today } = useAtomValue(factsAtom);

  return (
    <nav className={styles.chips} aria-label={words.quick}>
      <ul className={styles.list}>
        {dayChips(listing, today).map(({ key, isOn, to }) => (
          <li key={key}>
            <Chip to={to} isOn={isOn}>
              {words.quickDays[key]}
            </Chip>
          </li>
        ))}
        {categoryChips(store, listing).map(({ category: { slug, title, text_language }, isSub, isOn, to }) => (
          <li key={`${isSub} ${slug}`}>
            <Chip to={to} isOn={isOn} lang={text_language}>
              {isSub ? null : <Icon drawing={categoryDrawing(slug, title)} size={20} />}
              {title}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ChipProps {
  to: Listing;
  isOn: boolean;
  /** The language of the title, if it is not the page's. */
  lang?: string | undefined;
  children: React.ReactNode;
}

function Chip({ to, isOn, lang, children }: ChipProps) {
  return (
    <a className={styles.chip} lang={lang} aria-current={isOn || undefined} {...usePageLink(hrefTo.home(to))}>
      {children}
      {isOn ? <Icon name="close" size={16} /> : null}
    </a>
  );
}
