import { type Problem, reason } from '#domain/contract/problems.ts';
import { ShownCategories, StoreCategories } from '#domain/contract/resources/stores.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { Invalid } from '../../base/errors.ts';
import type { Transaction } from '../../database/database.ts';
import { touchExperiences } from '../../places/version.ts';
import { idsOf, type Part, storedTranslations } from '../model/columns.ts';
import { strayParts } from '../model/references.ts';
import { freeSlug, plainSlug } from '../model/slug-for.ts';

/** One node of the tree; all three levels have this form. */
interface Branch {
  readonly id?: number | undefined;
  readonly slug: string;
  readonly title: string;
  readonly translations?: Translations | undefined;
  readonly below: readonly Branch[];
  /** The path of the node in the request. */
  readonly path: readonly (string | number)[];
}

/**
 * A store's categories, their subcategories and the keywords of these, sent as a whole. A category with its id, or with the slug of a category in
 * the same place, keeps its experiences; a category that is not sent is deleted.
 */
export const storeCategories: Part = {
  kind: 'part',
  output: ShownCategories,
  input: StoreCategories,
  read: async (tx, rows) => {
    const all = await tx
      .selectFrom('categories')
      .selectAll()
      .where('store_id', 'in', idsOf(rows))
      .orderBy('position')
      .orderBy('id')
      .execute();
    const below = (store: number, parent: number | null) =>
      all
        .filter((it) => it.store_id === store && it.parent_id === parent)
        .map(({ id, slug: named_, title, translations_json }) => {
          return { id, slug: named_, title, translations: JSON.parse(translations_json) as Translations };
        });
    return ({ id }) => {
      const store = Number(id);
      return below(store, null).map((category) => ({
        ...category,
        children: below(store, category.id).map((it) => ({ ...it, keywords: below(store, it.id) })),
      }));
    };
  },
  write: async (tx, store_id, value, { isCarried = false }) => {
    const known = await tx.selectFrom('categories').selectAll().where('store_id', '=', store_id).execute();
    const tree = withSlugs(branches(value as StoreCategories), new Map(known.map((it) => [it.id, it.slug])));
    const problems = [...repeated(tree), ...(await strange(tx, tree, new Set(known.map(({ id }) => id)), isCarried))];
    if (problems.length > 0) throw new Invalid(problems);
    const written = new Set<number>();
    await writeLevel(tx, { store_id, parent_id: null, known, written, isCarried }, tree);
    const gone = known.flatMap(({ id }) => (written.has(id) ? [] : id));
    await tx
      .deleteFrom('categories')
      .where('id', 'in', [0, ...gone])
      .execute();
    if (!isCarried) await touchShown(tx, store_id);
  },
};

interface SentBranch extends Omit<Branch, 'slug' | 'below'> {
  readonly slug?: string | undefined;
  readonly below: readonly SentBranch[];
}

/** Nodes with slugs. A missing slug is the stored one, or is made of the title. */
function withSlugs(level: readonly SentBranch[], known: ReadonlyMap<number, string>): Branch[] {
  const slugs = level.map(({ id = 0, slug }) => slug ?? known.get(id));
  const taken = new Set(slugs.filter((it) => it !== undefined));
  return level.map((it, at) => {
    const plain = plainSlug(it.title);
    const base = plain === '' || /^\d+$/.test(plain) ? `category${plain && `-${plain}`}` : plain;
    const slug = slugs[at] ?? freeSlug(base, taken);
    taken.add(slug);
    return { ...it, slug, below: withSlugs(it.below, known) };
  });
}

function branches(tree: StoreCategories): SentBranch[] {
  return tree.map((category, i) => ({
    ...category,
    path: [i],
    below: (category.children ?? []).map((child, j) => ({
      ...child,
      path: [i, 'children', j],
      below: (child.keywords ?? []).map((keyword, k) => ({
        ...keyword,
        path: [i, 'children', j, 'keywords', k],
        below: [],
      })),
    })),
  }));
}

function repeated(level: readonly Branch[]): Problem[] {
  const seen = new Set<string>();
  return level.flatMap((it) => {
    const isRepeated = seen.has(it.slug);
    seen.add(it.slug);
    const problem = { path: [...it.path, 'slug'], ...reason('slug_twice') };
    return [...(isRepeated ? [problem] : []), ...repeated(it.below)];
  });
}

async function strange(
  tx: Transaction,
  tree: readonly Branch[],
  known: ReadonlySet<number>,
  isCarried: boolean,
): Promise<Problem[]> {
  const all = everyBranch(tree);
  const stray = await strayParts(tx, 'categories', all, known, isCarried);
  return stray.map((it) => ({ ...it, path: [...(all[Number(it.path[0])]?.path ?? []), 'id'] }));
}

function everyBranch(level: readonly Branch[]): Branch[] {
  return level.flatMap((it) => [it, ...everyBranch(it.below)]);
}

interface Level {
  readonly store_id: number;
  readonly parent_id: number | null;
  readonly known: readonly { id: number; parent_id: number | null; slug: string; translations_json: string }[];
  readonly written: Set<number>;
  /** For an import: then a category with an id is never matched by its slug. */
  readonly isCarried: boolean;
}

async function writeLevel(tx: Transaction, level: Level, siblings: readonly Branch[]): Promise<void> {
  const { store_id, parent_id, known, written, isCarried } = level;
  for (const [position, it] of siblings.entries()) {
    const isNamed = isCarried && it.id !== undefined;
    const old =
      known.find(({ id }) => id === it.id) ??
      known.find((one) => !isNamed && one.parent_id === parent_id && one.slug === it.slug && !written.has(one.id));
    const translations_json =
      it.translations && storedTranslations(isCarried ? undefined : old?.translations_json, it.translations);
    const row = { store_id, parent_id, slug: it.slug, title: it.title, position, translations_json };
    if (old) await tx.updateTable('categories').set(row).where('id', '=', old.id).execute();
    const values = it.id === undefined ? row : { ...row, id: it.id };
    const { id } = old ?? (await tx.insertInto('categories').values(values).returning('id').executeTakeFirstOrThrow());
    written.add(id);
    await writeLevel(tx, { ...level, parent_id: id }, it.below);
  }
}

/** Marks the store's experiences as changed, because they show the categories' slugs. */
async function touchShown(tx: Transaction, store_id: number): Promise<void> {
  const shown = await tx
    .selectFrom('store_experiences')
    .select('experience_id')
    .where('store_id', '=', store_id)
    .orderBy('experience_id')
    .execute();
  const ids = shown.map(({ experience_id }) => experience_id);
  await touchExperiences(tx, ids);
}
