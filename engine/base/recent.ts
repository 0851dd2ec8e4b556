/** A cache of the values read last, by key. When their weights together exceed `most`, the oldest are removed; the newest value always stays. */
export class Recent<K, V> {
  readonly #values = new Map<K, V>();
  readonly #most: number;
  readonly #weightOf: (value: V) => number;
  #weight = 0;
  /** The key of the newest value: a read of it need not move it. */
  #newest: K | undefined;

  constructor(most: number, weightOf: (value: V) => number = () => 1) {
    this.#most = most;
    this.#weightOf = weightOf;
  }

  get(key: K): V | undefined {
    const found = this.#values.get(key);
    if (found === undefined || key === this.#newest) return found;
    this.#values.delete(key);
    this.#values.set(key, found);
    this.#newest = key;
    return found;
  }

  set(key: K, value: V): void {
    this.#delete(key);
    this.#values.set(key, value);
    this.#newest = key;
    this.#weight += this.#weightOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#weight <= this.#most || oldest === key) return;
      this.#delete(oldest);
    }
  }

  /** The weight of all values. */
  get weight(): number {
    return this.#weight;
  }

  /** Whether a key is here; this does not count as a read. */
  has(key: K): boolean {
    return this.#values.has(key);
  }

  /** All values; this does not count as a read. */
  entries(): [K, V][] {
    return [...this.#values];
  }

  #delete(key: K): void {
    const found = this.#values.get(key);
    if (found === undefined) return;
    this.#weight -= this.#weightOf(found);
    this.#values.delete(key);
  }
}
