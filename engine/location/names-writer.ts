import type { PlacesFile } from './places-file.ts';
import { CODE, OTHER_NAME } from './places-file.ts';
import { END, lettersOf, NAME_LETTERS } from './typing.ts';

/** Lays names out one behind the other, with an entry for each and for the later words of the first. */
export class NamesWriter {
  #bytes = new Uint8Array(1 << 20);
  #length = 0;
  readonly #nameOf: number[] = [];
  readonly #nameAt: number[] = [];
  readonly #letters: number[] = [];

  get count(): number {
    return this.#nameOf.length;
  }

  /** @param names  folded, the one that the place is shown by first. @param codes  folded */
  add(place: number, names: readonly string[], codes: readonly string[]): void {
    const [shown = ''] = names;
    for (const name of new Set(names)) {
      if (name === '' || name.length > LONGEST) continue;
      const at = this.#keep(name);
      this.#enter(name === shown ? place : place + OTHER_NAME, at);
      if (name !== shown) continue;
      for (const later of name.matchAll(LATER_WORD))
        this.#enter(place, at + Buffer.byteLength(name.slice(0, later.index)));
    }
    for (const code of new Set(codes)) this.#enter(place + CODE, this.#keep(code));
  }

  written(): Pick<PlacesFile, 'nameOf' | 'nameAt' | 'letters' | 'names'> {
    return {
      nameOf: Int32Array.from(this.#nameOf),
      nameAt: Int32Array.from(this.#nameAt),
      letters: Int32Array.from(this.#letters),
      names: this.#bytes.subarray(0, this.#length),
    };
  }

  #enter(entry: number, at: number): void {
    this.#nameOf.push(entry);
    this.#nameAt.push(at);
    this.#letters.push(lettersOf(this.#bytes, at, NAME_LETTERS));
  }

  /** @returns where it begins */
  #keep(name: string): number {
    if (this.#bytes.length < this.#length + MOST_BYTES) {
      const more = new Uint8Array(this.#bytes.length * 2);
      more.set(this.#bytes);
      this.#bytes = more;
    }
    const at = this.#length;
    this.#length += encoder.encodeInto(name, this.#bytes.subarray(at)).written;
    this.#bytes[this.#length] = END;
    this.#length += 1;
    return at;
  }
}

const encoder = new TextEncoder();

/** What is longer is no name that anybody types. */
const LONGEST = 80;
const MOST_BYTES = 4 * LONGEST;
/** A word that a place may be looked for by: `de` and `the` are none. */
const LATER_WORD = /(?<= )[^ ]{4,}/g;
