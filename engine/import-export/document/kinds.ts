import type { SellerResource } from '../../resources/model/resource.ts';

/**
 * The kinds of objects in a file, each after the kinds that it refers to: all resources except parts of other objects. Personal data are left out
 * unless they are asked for.
 */
export function kindsOf(
  declared: readonly SellerResource[],
  { withPeople }: { withPeople: boolean },
): SellerResource[] {
  const parts = new Set(declared.flatMap(heldTables));
  const left = declared.filter(({ table, isPersonal }) => !parts.has(table) && (withPeople || !isPersonal));
  const tables = new Set(left.map(({ table }) => table));
  const sorted: SellerResource[] = [];
  while (left.length > 0) {
    const done = new Set(sorted.map(({ table }) => table));
    const next = left.findIndex((it) =>
      namedTables(it).every((table) => table === it.table || done.has(table) || !tables.has(table)),
    );
    const [kind] = left.splice(Math.max(next, 0), 1);
    if (next < 0) throw new RangeError(`no order for ${kind?.name}: objects of some kinds name each other`);
    if (kind) sorted.push(kind);
  }
  return sorted;
}

function heldTables({ fields }: SellerResource): string[] {
  return Object.values(fields).flatMap((field) => (field.kind === 'part' ? (field.holds ?? []) : []));
}

function namedTables({ fields, owner }: SellerResource): string[] {
  const named = Object.values(fields).flatMap((field) => field.refersTo ?? []);
  return [...named, ...(owner.through ? [owner.through.table] : [])];
}

/** The column by which objects of a kind refer to a containing object of the same kind; undefined without one. */
export function ownParent(kind: SellerResource): string | undefined {
  const isParent = (field: SellerResource['fields'][string]) =>
    field.kind === 'column' && field.refersTo === kind.table;
  return Object.entries(kind.fields).find(([, field]) => isParent(field))?.[0];
}

/** Objects, each after the object that contains it, else in their order. @param parent  the field that refers to it */
export function parentsFirst<T>(all: readonly T[], rowOf: (it: T) => Fields, parent: string): T[] {
  const byId = new Map(all.map((it) => [rowOf(it)['id'], rowOf(it)]));
  const depthOf = (row: Fields): number => {
    let depth = 0;
    // Rows of a file may contain each other: they are refused later.
    for (let above = byId.get(row[parent]); above && depth < MOST_LEVELS; above = byId.get(above[parent])) depth += 1;
    return depth;
  };
  const depths = new Map(all.map((it) => [it, depthOf(rowOf(it))]));
  return all.toSorted((a, b) => (depths.get(a) ?? 0) - (depths.get(b) ?? 0));
}

type Fields = Readonly<Record<string, unknown>>;

/** More than any depth of our own rows. */
const MOST_LEVELS = 50;
