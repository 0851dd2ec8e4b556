import type { Problem } from '../errors.ts';

export type ProblemTree = { [key: string]: ProblemTree | Item[] | string[] };

/** Of a list of objects: what is wrong with one, or that there is none. */
type Item = ProblemTree | string[];

/**
 * Problems nested as Django REST Framework nests them: objects nest; in a list of objects a bad one keeps its place among empty ones; of plain
 * values only the bad ones are listed, by index.
 *
 * @param body  the request's body, which says how long its lists are
 */
export function problemTree(problems: readonly Problem[], body?: unknown): ProblemTree {
  const tree: ProblemTree = {};
  for (const { path, message } of problems) put(tree, path.length > 0 ? path : ['non_field_errors'], message, body);
  return tree;
}

function put(node: ProblemTree, path: Problem['path'], message: string, sent: unknown): void {
  const key = String(path[0]);
  const rest = path.slice(1);
  const part = partOf(sent, key);
  if (rest.length === 0) {
    const messages = node[key];
    if (isMessages(messages)) messages.push(message);
    else node[key] = [message];
  } else if (typeof rest[0] === 'number' && rest.length === 1 && isOfValues(part)) {
    const inner = node[key];
    const byPlace = inner && !Array.isArray(inner) ? inner : {};
    node[key] = byPlace;
    put(byPlace, [String(rest[0])], message, part);
  } else if (typeof rest[0] === 'number') {
    const items = itemsOf(node, key, Math.max(rest[0] + 1, Array.isArray(part) ? part.length : 0));
    const item = rest.length === 1 && isNull(part, rest[0]) ? noObject(items, rest[0]) : items[rest[0]];
    if (Array.isArray(item)) item.push(message);
    else if (item)
      put(item, rest.length > 1 ? rest.slice(1) : ['non_field_errors'], message, partOf(part, String(rest[0])));
  } else {
    const inner = node[key];
    const next = inner && !Array.isArray(inner) ? inner : {};
    node[key] = next;
    put(next, rest, message, part);
  }
}

/** DRF's ListField names their places; a list of objects has one for each. */
function isOfValues(sent: unknown): boolean {
  return Array.isArray(sent) && !sent.some((it) => typeof it === 'object');
}

function isMessages(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((it) => typeof it === 'string');
}

function isNull(sent: unknown, place: number): boolean {
  return Array.isArray(sent) && sent[place] === null;
}

/** In the place of an object's problems stands a list of what is wrong with there being none. */
function noObject(items: Item[], place: number): string[] {
  const messages: string[] = [];
  items[place] = messages;
  return messages;
}

function itemsOf(node: ProblemTree, key: string, length: number): Item[] {
  const known = node[key];
  const items = Array.isArray(known) && !isMessages(known) ? known : [];
  while (items.length < length) items.push({});
  node[key] = items;
  return items;
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
