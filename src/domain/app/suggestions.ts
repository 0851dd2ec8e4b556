import type { ExperienceRow, StoreInfo } from '../contract/catalogue.ts';
import { textLanguage } from '../text/text-language.ts';
import { wordsOfText } from '../typing/fold-text.ts';
import { chooseCategory, chooseSubcategory, type Listing } from './filters.ts';
import { fitOf, searchedWords, searchViews } from './search-rows.ts';

/** A suggestion for the typed words: a category, which sets the filter, or an experience, which opens. */
export type Suggestion = {
  readonly key: string;
  readonly title: string;
  /** The language of the title, if it is not the page's (G3). */
  readonly lang: string | undefined;
} & (
  | { readonly kind: 'category'; readonly to: Listing }
  | { readonly kind: 'experience'; readonly row: ExperienceRow }
);

const MOST = 6;
const MOST_CATEGORIES = 2;
/** A single letter would match too many titles. */
const FROM_LENGTH = 2;

/** Suggestions for words typed into the search bar (V6): categories and subcategories first, then experiences as a search finds them. */
export function suggestionsFor(
  typed: string,
  rows: readonly ExperienceRow[],
  store: StoreInfo,
  listing: Listing,
): Suggestion[] {
  const words = searchedWords(typed);
  if (words.join('').length < FROM_LENGTH) return [];
  const fits = words.map(fitOf);
  const isMeant = ({ title }: { title: string }) =>
    fits.every((fit) => wordsOfText(title).some((word) => Number.isFinite(fit(word))));
  const without: Listing = { ...listing, q: null };
  const categories = store.categories.flatMap((category) => {
    const to = chooseCategory(without, category.slug);
    return [
      { ...category, key: category.slug, to },
      ...category.children.map((it) => ({
        ...it,
        key: `${category.slug}/${it.slug}`,
        to: chooseSubcategory(to, it.slug),
      })),
    ];
  });
  const found = categories
    .filter(isMeant)
    .slice(0, MOST_CATEGORIES)
    .map(({ key, title, text_language: lang, to }) => ({ kind: 'category', key, title, lang, to }) as const);
  const experiences = searchViews([{ rows, store }], typed)
    .slice(0, MOST - found.length)
    .map((row) => {
      const { slug: key, title } = row;
      return { kind: 'experience', key, title, lang: textLanguage(row, 'title'), row } as const;
    });
  return [...found, ...experiences];
}
