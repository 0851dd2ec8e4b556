import { isDeepStrictEqual } from 'node:util';

type Part = Readonly<Record<string, unknown>>;

/**
 * Gives the parts of an object in a file the ids that they have in the database: a part with equal content is the same part; each other part gets
 * the id at its own index. So a second import of a file that was written by hand changes nothing.
 */
export function withIds(said: unknown, here: unknown): unknown {
  if (Array.isArray(said)) return Array.isArray(here) ? partsWithIds(said, here) : said;
  if (!isPart(said) || !isPart(here)) return said;
  return Object.fromEntries(Object.entries(said).map(([key, value]) => [key, withIds(value, here[key])]));
}

function partsWithIds(said: readonly unknown[], here: readonly unknown[]): unknown[] {
  const free = new Set(here.filter((it) => isPart(it) && it['id'] !== undefined).map((it) => it as Part));
  const take = (found: Part | undefined) => {
    if (found) free.delete(found);
    return found;
  };
  const own = said.map((it) => take([...free].find((other) => isPart(it) && it['id'] === other['id'])));
  const alike = said.map((it, i) => own[i] ?? take([...free].find((other) => isWithoutId(it) && isSame(it, other))));
  return said.map((it, i) => {
    const at = here[i];
    const found = alike[i] ?? (isPart(at) && free.has(at) ? take(at) : undefined);
    if (!isPart(it) || !found) return it;
    return { ...(withIds(it, found) as Part), id: it['id'] ?? found['id'] };
  });
}

function isWithoutId(said: unknown): boolean {
  return isPart(said) && said['id'] === undefined;
}

/** Whether two parts are equal, except for ids that the file leaves out. */
function isSame(said: unknown, here: unknown): boolean {
  if (Array.isArray(said) && Array.isArray(here))
    return said.length === here.length && said.every((it, i) => isSame(it, here[i]));
  if (isPart(said) && isPart(here)) return Object.keys(said).every((key) => isSame(said[key], here[key]));
  return isDeepStrictEqual(said, here);
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
