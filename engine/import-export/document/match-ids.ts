import { isDeepStrictEqual } from 'node:util';

type Part = Readonly<Record<string, unknown>>;

/**
 * Gives the parts of an object in a file the ids that they have in the database: a part with equal content is the same part; each other part gets
 * the id at its own index. So a second import of a file that was written by hand changes nothing.
 */
export function withIds(incoming: unknown, here: unknown): unknown {
  if (Array.isArray(incoming)) return Array.isArray(here) ? itemsWithIds(incoming, here) : incoming;
  if (!isPart(incoming) || !isPart(here)) return incoming;
  return Object.fromEntries(Object.entries(incoming).map(([key, value]) => [key, withIds(value, here[key])]));
}

function itemsWithIds(incoming: readonly unknown[], here: readonly unknown[]): unknown[] {
  const free = new Set(here.filter((it) => isPart(it) && it['id'] !== undefined).map((it) => it as Part));
  const take = (found: Part | undefined) => {
    if (found) free.delete(found);
    return found;
  };
  const own = incoming.map((it) => take([...free].find((other) => isPart(it) && it['id'] === other['id'])));
  const alike = incoming.map(
    (it, i) => own[i] ?? take([...free].find((other) => isWithoutId(it) && isSame(it, other))),
  );
  return incoming.map((it, i) => {
    const at = here[i];
    const found = alike[i] ?? (isPart(at) && free.has(at) ? take(at) : undefined);
    if (!isPart(it) || !found) return it;
    return { ...(withIds(it, found) as Part), id: it['id'] ?? found['id'] };
  });
}

function isWithoutId(incoming: unknown): boolean {
  return isPart(incoming) && incoming['id'] === undefined;
}

/** Whether two parts are equal, except for ids that the file leaves out. */
function isSame(incoming: unknown, here: unknown): boolean {
  if (Array.isArray(incoming) && Array.isArray(here))
    return incoming.length === here.length && incoming.every((it, i) => isSame(it, here[i]));
  if (isPart(incoming) && isPart(here)) return Object.keys(incoming).every((key) => isSame(incoming[key], here[key]));
  return isDeepStrictEqual(incoming, here);
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
