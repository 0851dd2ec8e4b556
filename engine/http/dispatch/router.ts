/** Routes by path, one segment a level; a segment that is spelt out wins over a parameter. A closing slash does not count. */
export class RouteTree<Entry> {
  readonly #root: Node<Entry> = { spelt: new Map(), any: null, entry: null };

  /** The entry of a path with its parameters in braces, made where there is none. */
  entry(path: string, make: () => Entry): Entry {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of segmentsOf(path)) {
      const name = /^\{(\w+)\}$/.exec(segment)?.[1];
      if (name) {
        names.push(name);
        node = node.any ??= { spelt: new Map(), any: null, entry: null };
      } else {
        const next = node.spelt.get(segment) ?? { spelt: new Map(), any: null, entry: null };
        node.spelt.set(segment, next);
        node = next;
      }
    }
    node.entry ??= { value: make(), names };
    return node.entry.value;
  }

  find(path: string): { value: Entry; params: Record<string, string> } | null {
    const values: string[] = [];
    const found = search(this.#root, segmentsOf(path), 0, values);
    if (!found) return null;
    const params: Record<string, string> = {};
    for (const [i, name] of found.names.entries()) {
      const value = decoded(values[i] ?? '');
      if (value === null) return null;
      params[name] = value;
    }
    return { value: found.value, params };
  }
}

interface Node<Entry> {
  spelt: Map<string, Node<Entry>>;
  any: Node<Entry> | null;
  entry: { value: Entry; names: string[] } | null;
}

function segmentsOf(path: string): string[] {
  return path.slice(1, path.endsWith('/') ? -1 : undefined).split('/');
}

function search<Entry>(node: Node<Entry>, segments: string[], depth: number, values: string[]): Node<Entry>['entry'] {
  const segment = segments[depth];
  if (segment === undefined) return node.entry;
  const spelt = node.spelt.get(segment);
  const found = spelt && search(spelt, segments, depth + 1, values);
  if (found) return found;
  if (!node.any || segment === '') return null;
  values[values.length] = segment;
  const inner = search(node.any, segments, depth + 1, values);
  if (!inner) values.pop();
  return inner;
}

/** null for a percent sign that begins no UTF-8. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
