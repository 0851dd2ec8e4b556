import type { ExperienceRow, StoreInfo } from '../contract/catalogue.ts';
import { compareBeginning } from '../text/fuzzy-match.ts';
import { ENDINGS, meaningsOf } from '../text/synonyms.ts';
import { foldedWords, wordsOfText } from '../typing/fold-text.ts';

/** The fields of a row that a search reads. */
export type SearchedRow = Pick<ExperienceRow, 'title' | 'short_description' | 'categories' | 'place'>;

/** The rows of a listing in one language, with the titles of their categories in it. */
export interface SearchedView<Row> {
  readonly rows: readonly Row[];
  readonly store: StoreInfo;
}

/**
 * The rows that have every word of a query in their title, place, categories or short description (V6): the word itself, another form of it, a word that
 * means the same, or one that begins with it. The best come first: what the title says counts most, then place and narrow categories, then the
 * description, then the widest category. The first view that has such rows answers. Only if none has any, a typing error is forgiven.
 */
export function searchViews<Row extends SearchedRow>(views: readonly SearchedView<Row>[], query: string): Row[] {
  const words = searchedWords(query);
  for (const isForgiving of [false, true])
    for (const view of views) {
      const found = searchView(view, words, isForgiving);
      if (found.length > 0) return found;
    }
  return [];
}

const MOST_WORDS = 8;

/** The words of a query that say something; if none does, all of them. */
export function searchedWords(query: string): string[] {
  const all = foldedWords(query.replace(/\p{L}+['’](?=\p{L}{3})/gu, '')).slice(0, MOST_WORDS);
  const telling = all.filter((word) => word.length > 2 && !FILLERS.has(word));
  return telling.length > 0 ? telling : all;
}

/** Words that stand in many queries and say nothing about a tour, in the languages of guests. */
const FILLERS = new Set(
  'the and with for from near our your what where how things thing can some best tour tours trip trips excursion excursions activity activities experience experiences ticket tickets day days hopping visit guided course class lesson und mit fur von aus bei der die das den dem ein eine einen einem auf nach zum zur tour touren ausflug ausfluge tagesausflug fahrt fahrten aktivitaten erlebnis erlebnisse sta gdje kako izlet izleti izleta tura ture obilazak kod con per del della delle dei degli dell nel nella gli una uno cosa dove come gita gite escursione escursioni visita visite guidata giro corso attivita'.split(
    ' ',
  ),
);

function searchView<Row extends SearchedRow>(
  { rows, store }: SearchedView<Row>,
  words: readonly string[],
  isForgiving: boolean,
): Row[] {
  const titles = titlesOf(store);
  const texts = rows.map((row) => wordsOf(row, titles));
  const costsOf = (typed: string) => {
    const costs = costsBy(fitOf(typed), texts);
    // An error is forgiven only in a word that no row has.
    return isForgiving && costs.every((cost) => cost === NEVER) ? costsBy(closeTo(typed), texts) : costs;
  };
  const all = words.map(costsOf);
  return rows
    .map((row, i) => ({ row, cost: all.reduce((sum, costs) => sum + (costs[i] ?? NEVER), 0) }))
    .filter(({ cost }) => cost < NEVER)
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ row }) => row);
}

/** How well a word of a text fits a typed word: the less, the better. */
type Fit = (word: string) => number;

const [SAME, OTHER_FORM, SAME_MEANING, LONGER, NEVER] = [0, 1, 2, 5, Number.POSITIVE_INFINITY];

export function fitOf(typed: string): Fit {
  const forms = ENDINGS.flatMap((endings) => formsOf(typed, endings));
  const meanings = meaningsOf(typed);
  const isUnspaced = UNSPACED.test(typed);
  return (word) => {
    if (word === typed) return SAME;
    if (forms.includes(word)) return OTHER_FORM;
    if (meanings.some((meaning) => meaning.test(word))) return SAME_MEANING;
    return word.startsWith(typed) || (isUnspaced && word.includes(typed)) ? LONGER : NEVER;
  };
}

/** Scripts that leave no space between words: a whole title is one word to us. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** A fit to words that differ by one typing error. Few people err in the first letter. */
function closeTo(typed: string): Fit {
  const isLong = typed.length >= FORGIVEN_FROM;
  return (word) => (isLong && word[0] === typed[0] && compareBeginning(typed, word, 1) !== null ? LONGER : NEVER);
}

/** Words of at least this many letters may have a typing error. */
const FORGIVEN_FROM = 4;

/** The forms of a word in one language: with each of its endings in the place of its own. */
function formsOf(word: string, endings: readonly string[]): string[] {
  const own = endings.filter((it) => word.endsWith(it) && word.length - it.length >= SHORTEST_STEM);
  const longest = own.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? [] : endings.map((it) => word.slice(0, word.length - longest.length) + it);
}

const SHORTEST_STEM = 3;

/** The texts of a row as words, the weightiest text first. */
type RowWords = readonly (readonly string[])[];

/** Each text costs more than any fit in the text before it. */
const STEP = 10;

/** The cost of the best fit in each row. Rows share many words, and the fit of each is looked for once. */
function costsBy(fit: Fit, rows: readonly RowWords[]): number[] {
  const fits = new Map<string, number>();
  const fitOnce = (word: string) => {
    const known = fits.get(word) ?? fit(word);
    fits.set(word, known);
    return known;
  };
  return rows.map((texts) => {
    const costs = texts.map(
      (words, i) => i * STEP + words.reduce((best, word) => Math.min(best, fitOnce(word)), NEVER),
    );
    // Among equal rows, the row that says it in more of its texts comes first.
    return Math.min(...costs) - costs.filter((it) => it < NEVER).length / STEP;
  });
}

/** Rows are read-only, so each row is split into words only once. */
const known = new WeakMap<SearchedRow, RowWords>();

function wordsOf(row: SearchedRow, titles: ReadonlyMap<string, string>): RowWords {
  const found = known.get(row);
  if (found) return found;
  const { title, short_description, categories, place = '' } = row;
  const paths = categories.map((path) => path.split('/').map((slug) => titles.get(slug) ?? ''));
  const narrow = paths.flatMap((path) => path.slice(1));
  const texts = [title, [place, ...narrow].join(' '), short_description, paths.map(([widest]) => widest).join(' ')];
  const words = texts.map(wordsOfText);
  known.set(row, words);
  return words;
}

/** The titles of categories of all levels, by slug. */
function titlesOf({ categories }: StoreInfo): Map<string, string> {
  const all = categories.flatMap((it) => [it, ...it.children, ...it.children.flatMap(({ keywords }) => keywords)]);
  return new Map(all.map(({ slug, title }) => [slug, title]));
}
