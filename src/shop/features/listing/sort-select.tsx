import { change, type Listing, SORTS } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { useChoice, useChoose } from '#shop/state/page/navigate.ts';
import * as words from '#words/listing/home.ts';
import styles from './sort-select.module.css';

/** The order of the list (V7). Without script, the bar's form sends it. */
export function SortSelect({ listing }: { listing: Listing }) {
  const choose = useChoose();
  const choice = useChoice(listing.sort ?? '', (value) =>
    choose(hrefTo.home(change(listing, { sort: SORTS.find((it) => it === value) ?? null }))),
  );

  return (
    <label className={styles.sort}>
      <span className={styles.label}>{words.sortBy}</span>
      <select name="sort" form="search" {...choice}>
        <option value="">{words.sorts.recommended}</option>
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}
