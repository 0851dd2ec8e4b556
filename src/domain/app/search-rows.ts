import type { ExperienceRow, StoreInfo } from '../contract/catalogue.ts';
import { compareBeginning, normalizeName } from '../text/fuzzy-match.ts';

/** The fields of a row that a search reads. */
export type SearchedRow = Pick<ExperienceRow, 'title' | 'short_description' | 'categories' | 'place'>;

/**
 * The rows that contain every word of a query, or a word that begins with it, in their title, place, categories or short description (V6). Case and
 * accents do not count. In a word that no row contains, one typing error is allowed. Rows that match without their description come first.
 */
export function searchRows<Row extends SearchedRow>(rows: readonly Row[], query: string, store: StoreInfo): Row[] {
  const all = normalizeName(query).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  // Short words such as 'a' or 'in' are ignored beside longer ones.
  const long = all.filter((word) => word.length > 2);
  const words = long.length > 0 ? long : all;
  const titles = titlesOf(store);
  const texts = rows.map((row) => wordsOf(row, titles));
  const isFor = words.map((word) => matcherOf(word, texts));
  const has = (some: readonly string[]) => isFor.every((matches) => some.some(matches));
  const ranked = rows.map((row, i) => {
    const { main = [], more = [] } = texts[i] ?? {};
    return { row, rank: has(main) ? 0 : has([...main, ...more]) ? 1 : 2 };
  });
  return [0, 1].flatMap((wanted) => ranked.filter(({ rank }) => rank === wanted).map(({ row }) => row));
}

const MOST_WORDS = 8;

/** Words of at least this many letters may have a typing error. */
const FORGIVEN_FROM = 4;

function matcherOf(typed: string, texts: readonly RowWords[]): (word: string) => boolean {
  const begins = (word: string) => word.startsWith(typed);
  const isKnown = texts.some(({ main, more }) => main.some(begins) || more.some(begins));
  return isKnown || typed.length < FORGIVEN_FROM ? begins : (word) => compareBeginning(typed, word, 1) !== null;
}

interface RowWords {
  readonly main: readonly string[];
  readonly more: readonly string[];
}

/** Rows are read-only, so each row is split into words only once. */
const known = new WeakMap<SearchedRow, RowWords>();

function wordsOf(row: SearchedRow, titles: ReadonlyMap<string, string>): RowWords {
  const found = known.get(row);
  if (found) return found;
  const { title, short_description, categories, place = '' } = row;
  const said = [...new Set(categories.flatMap((path) => path.split('/')))].map((slug) => titles.get(slug) ?? '');
  const words = { main: split([title, place, ...said].join(' ')), more: split(short_description) };
  known.set(row, words);
  return words;
}

function split(text: string): string[] {
  return [...new Set(normalizeName(text).split(' '))];
}

/** The titles of categories of all levels, by slug. */
function titlesOf({ categories }: StoreInfo): Map<string, string> {
  const all = categories.flatMap((it) => [it, ...it.children, ...it.children.flatMap(({ keywords }) => keywords)]);
  return new Map(all.map(({ slug, title }) => [slug, title]));
}
