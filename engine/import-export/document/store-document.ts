import { readFileSync } from 'node:fs';
import { FileRefused } from './row-errors.ts';

export const FORMAT = 'landfall-store';
/** The version of the format: raise it with a change that an older reader would misunderstand. */
export const VERSION = 1;

/** The objects of a file by the names of their lists, as texts, because each is parsed separately. */
export type StoreDocument = ReadonlyMap<string, readonly string[]>;

interface Limits {
  /** The rows of all lists together. */
  readonly mostRows: number;
  /** The most characters of one row. */
  readonly mostRow: number;
}

/**
 * Reads and checks a file: one object with `format`, `version` and a list for each kind, in any order.
 *
 * @throws FileRefused with a sentence about the problem
 */
export function readStoreDocument(path: string, kinds: readonly string[], limits: Limits = unlimited): StoreDocument {
  const reader = new JsonReader(path, limits);
  const lists = new Map<string, string[]>();
  const head = new Map<string, unknown>();
  reader.pass('{');
  while (reader.peek() !== '}') {
    if (reader.peek() !== '"') throw reader.syntaxError(`Expected a name in quotes, but found '${reader.peek()}'`);
    const name = String(reader.parsed());
    reader.pass(':');
    if (reader.peek() === '[') {
      if (!kinds.includes(name)) throw reader.syntaxError(`'${name}' is none of ${kinds.join(', ')}`);
      if (lists.has(name)) throw reader.syntaxError(`'${name}' is there twice`);
      lists.set(name, reader.items());
    } else if (kinds.includes(name)) throw reader.syntaxError(`'${name}' is no list`);
    else head.set(name, reader.parsed());
    if (reader.peek() !== '}') reader.pass(',');
  }
  reader.pass('}');
  if (reader.peek() !== '') throw reader.syntaxError(`Expected the end, but found '${reader.peek()}'`);
  if (head.get('format') !== FORMAT)
    throw new FileRefused(`${path}: no file of a store: it has no "format": "${FORMAT}".`);
  const version = head.get('version');
  if (version === VERSION) return lists;
  throw new FileRefused(
    `${path}: "version" is ${JSON.stringify(version) ?? 'missing'}, and this Landfall reads version ${VERSION}. Use one that is as new as the file.`,
  );
}

/** The limits for an operator's file: none, because it is the operator's own machine. */
const unlimited: Limits = { mostRows: Number.POSITIVE_INFINITY, mostRow: Number.POSITIVE_INFINITY };

/** White space, and the byte order mark that some editors put before a text. */
const SPACE = /\s*/y;
const WORD = /[^\s,\]}]*/y;

// perf: docs/performance.md#an-import-holds-its-text
/** Finds the values in the JSON of a file, and the lines of its errors. */
class JsonReader {
  readonly #path: string;
  readonly #text: string;
  readonly #limits: Limits;
  #at = 0;
  #rows = 0;

  constructor(path: string, limits: Limits) {
    this.#path = path;
    this.#limits = limits;
    try {
      this.#text = readFileSync(path, 'utf8');
    } catch (error) {
      throw new FileRefused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    }
  }

  /** The next character that is no space, without passing it; '' at the end. */
  peek(): string {
    this.#skip(SPACE);
    return this.#text[this.#at] ?? '';
  }

  /** Passes a character. @throws FileRefused for another character */
  pass(character: string): void {
    const found = this.peek();
    if (found !== character)
      throw this.syntaxError(`Expected '${character}', but found ${found ? `'${found}'` : 'the end'}`);
    this.#at += 1;
  }

  parsed(): unknown {
    const text = this.#value();
    try {
      return JSON.parse(text);
    } catch {
      throw this.syntaxError(`'${text.slice(0, 40)}' is no value`);
    }
  }

  /** The texts of a list's values. */
  items(): string[] {
    const found: string[] = [];
    this.pass('[');
    while (this.peek() !== ']') {
      if (found.length > 0) this.pass(',');
      this.#rows += 1;
      const { mostRows, mostRow } = this.#limits;
      if (this.#rows > mostRows) throw new FileRefused(`The file has more than ${mostRows} rows: bring them in parts.`);
      const text = this.#value();
      if (text.length > mostRow) throw this.syntaxError(`A row has more than ${mostRow / 1024} kB`);
      found.push(text);
    }
    this.pass(']');
    return found;
  }

  syntaxError(what: string): FileRefused {
    const line = this.#text.slice(0, this.#at).split('\n').length;
    return new FileRefused(`${this.#path}: JSON parse error - ${what} in line ${line}.`);
  }

  /** The text of the next value of any kind. */
  #value(): string {
    const first = this.peek();
    const begin = this.#at;
    if (first === '"') this.#skipString();
    else if (first === '{' || first === '[') this.#skipNested();
    else this.#skip(WORD);
    return this.#text.slice(begin, this.#at);
  }

  #skipNested(): void {
    let depth = 0;
    do {
      const next = this.#text[this.#at];
      if (next === undefined) throw this.syntaxError('Expected a closing bracket, but found the end');
      if (next === '"') {
        this.#skipString();
        continue;
      }
      if (next === '{' || next === '[') depth += 1;
      if (next === '}' || next === ']') depth -= 1;
      this.#at += 1;
    } while (depth > 0);
  }

  /** Passes a string without a regular expression, whose stack would be as deep as the string has escapes. */
  #skipString(): void {
    for (let at = this.#at + 1; at < this.#text.length; at += 1) {
      if (this.#text[at] === '\\') at += 1;
      else if (this.#text[at] === '"') {
        this.#at = at + 1;
        return;
      }
    }
    this.#at = this.#text.length;
    throw this.syntaxError('Expected a closing quote, but found the end');
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const isFound = pattern.test(this.#text);
    if (isFound) this.#at = pattern.lastIndex;
    return isFound;
  }
}
