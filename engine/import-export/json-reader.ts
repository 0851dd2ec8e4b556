import { readSync } from 'node:fs';
import { FileRefused } from './refused.ts';

const PORTION = 1 << 20;
const [QUOTE, BACKSLASH, NEWLINE] = [0x22, 0x5c, 0x0a];

/** JSON in a file, read byte by byte and never all at once: what a file of 10,000 experiences needs. */
export class Bytes {
  readonly #file: number;
  #portion: Buffer = Buffer.alloc(0);
  #start: number;
  #next = 0;

  /** @param file  an open one. @param at  where to begin */
  constructor(file: number, at = 0) {
    this.#file = file;
    this.#start = at;
  }

  /** Where the next byte stands. */
  get at(): number {
    return this.#start + this.#next;
  }

  /** The next byte that is no space, as a character; '' at the end. It stays the next. */
  peek(): string {
    for (let byte = this.#look(); ; byte = this.#look()) {
      if (byte < 0) return '';
      if (byte > 0x20) return String.fromCharCode(byte);
      this.#next += 1;
    }
  }

  /** Goes past this character. @throws FileRefused where something else stands */
  pass(character: string): void {
    const found = this.peek();
    if (found !== character)
      throw this.refused(`Expected '${character}', but found ${found ? `'${found}'` : 'the end'}`);
    this.#next += 1;
  }

  /** The text of the next value, whatever it is. @throws FileRefused where it does not end */
  value(): string {
    const begin = (this.peek(), this.at);
    this.#skip();
    return this.#slice(begin, this.at);
  }

  /** What is wrong here, with the number of the line. */
  refused(what: string): FileRefused {
    return new FileRefused(`JSON parse error - ${what} in line ${this.#lineOf(this.at)}.`);
  }

  #skip(): void {
    const first = this.peek();
    if (first === '"') this.#skipText();
    else if (first === '{' || first === '[') this.#skipNested();
    else while (!isEndOfWord(this.#look())) this.#next += 1;
  }

  #skipNested(): void {
    let depth = 0;
    do {
      const byte = this.#look();
      if (byte < 0) throw this.refused('Expected a closing bracket, but found the end');
      if (byte === QUOTE) {
        this.#skipText();
        continue;
      }
      if (byte === 0x7b || byte === 0x5b) depth += 1;
      else if (byte === 0x7d || byte === 0x5d) depth -= 1;
      this.#next += 1;
    } while (depth > 0);
  }

  #skipText(): void {
    for (this.#next += 1; ; this.#next += 1) {
      const byte = this.#look();
      if (byte < 0) throw this.refused('Expected a closing quote, but found the end');
      if (byte === BACKSLASH) {
        this.#next += 1;
        this.#look();
      } else if (byte === QUOTE) break;
    }
    this.#next += 1;
  }

  /** The next byte, -1 at the end. */
  #look(): number {
    if (this.#next >= this.#portion.length) {
      this.#start += this.#next;
      this.#next = 0;
      this.#portion = this.#read(this.#start, PORTION);
    }
    return this.#portion[this.#next] ?? -1;
  }

  #slice(from: number, to: number): string {
    const inPortion = from - this.#start;
    const bytes = inPortion >= 0 ? this.#portion.subarray(inPortion, to - this.#start) : this.#read(from, to - from);
    return bytes.toString('utf8');
  }

  #read(at: number, length: number): Buffer {
    const into = Buffer.alloc(length);
    let got = 0;
    for (let more = -1; more !== 0 && got < length; got += more)
      more = readSync(this.#file, into, got, length - got, at + got);
    return into.subarray(0, got);
  }

  #lineOf(end: number): number {
    let lines = 1;
    for (let at = 0; at < end; at += PORTION)
      for (const byte of this.#read(at, Math.min(PORTION, end - at))) if (byte === NEWLINE) lines += 1;
    return lines;
  }
}

function isEndOfWord(byte: number): boolean {
  return byte <= 0x20 || byte === 0x2c || byte === 0x5d || byte === 0x7d;
}
