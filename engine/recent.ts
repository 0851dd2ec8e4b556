/** The values that were asked for last, by key. The others leave, the oldest first, as soon as all together weigh more than `most`; the newest stays in any case. */
export class Recent<K, V> {
  readonly #values = new Map<K, V>();
  readonly #most: number;
  readonly #weightOf: (value: V) => number;
  #weight = 0;
  /** The key of the newest, which need not be moved when it is asked for again. */
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

  /** Does not count as asking for it. */
  has(key: K): boolean {
    return this.#values.has(key);
  }

  /** Asks for none of them. */
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
