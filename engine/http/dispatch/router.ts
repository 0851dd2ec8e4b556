import { TrieRouter } from 'hono/router/trie-router';

/** Finds the entry of a path: a literal segment wins over a parameter, and a closing slash does not count. */
export class Router<Entry> {
  readonly #router = new TrieRouter<Entry>();

  /** @param entries  by path, with its parameters in braces */
  constructor(entries: ReadonlyMap<string, Entry>) {
    // Of several matches the router returns the first that was added.
    const paths = [...entries].toSorted(([a], [b]) => (literalsFirst(a) < literalsFirst(b) ? -1 : 1));
    for (const [path, entry] of paths) {
      this.#router.add('ALL', withoutSlash(path).replace(/\{(\w+)\}/g, ':$1'), entry);
    }
  }

  /** null for no entry, and for a parameter with a percent sign that begins no UTF-8. */
  find(path: string): { entry: Entry; params: Record<string, string> } | null {
    const [match] = this.#router.match('ALL', withoutSlash(path))[0];
    if (!match) return null;
    const [entry, found] = match;
    try {
      const decoded = Object.entries(found).map(([name, value]) => [name, decodeURIComponent(String(value))]);
      return { entry, params: Object.fromEntries(decoded) as Record<string, string> };
    } catch {
      return null;
    }
  }
}

function withoutSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}

function literalsFirst(path: string): string {
  return path.replace(/[^/]+/g, (segment) => (segment.startsWith('{') ? '1' : '0'));
}
