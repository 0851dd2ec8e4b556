/** The best of what was found, each place once. */
export class Best {
  readonly #most: number;
  readonly #found: { place: number; score: number }[] = [];
  /** What has to be beaten to get in. */
  least = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.#most = most;
  }

  get count(): number {
    return this.#found.length;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }

  add(place: number, score: number): void {
    if (score <= this.least) return;
    const known = this.#found.findIndex((it) => it.place === place);
    if (known >= 0 && (this.#found[known]?.score ?? 0) >= score) return;
    if (known >= 0) this.#found.splice(known, 1);
    const after = this.#found.findIndex((it) => it.score < score);
    this.#found.splice(after < 0 ? this.#found.length : after, 0, { place, score });
    if (this.#found.length > this.#most) this.#found.pop();
    if (this.#found.length === this.#most) this.least = this.#found.at(-1)?.score ?? this.least;
  }

  /** The best first. */
  places(): number[] {
    return this.#found.map(({ place }) => place);
  }
}
