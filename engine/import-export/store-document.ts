import { closeSync, openSync, readSync } from 'node:fs';
import { FileRefused } from './refused.ts';

export const FORMAT = 'landfall-store';
/** Grows with a change that an older reader would misunderstand. */
export const VERSION = 1;

export interface FileRow {
  readonly index: number;
  readonly text: string;
}

/** A file of objects, each kind a list under the name of its routes. */
export interface CarriedFile {
  count(kind: string): number;
  rows(kind: string): Generator<FileRow>;
  close(): void;
}

/**
 * Opens and checks a file: one object with `format`, `version` and a list for each kind, in any order.
 *
 * @throws FileRefused in a sentence that says what is wrong
 */
export function openCarriedFile(path: string, kinds: readonly string[]): CarriedFile {
  const file = opened(path);
  try {
    const lists = listsOf(file, kinds);
    return {
      count: (kind) => lists.get(kind)?.count ?? 0,
      *rows(kind) {
        const list = lists.get(kind);
        if (list) yield* items(new Bytes(file, list.at));
      },
      close: () => closeSync(file),
    };
  } catch (error) {
    closeSync(file);
    throw error instanceof FileRefused ? new FileRefused(`${path}: ${error.message}`) : error;
  }
}

function opened(path: string): number {
  try {
    return openSync(path, 'r');
  } catch (error) {
    throw new FileRefused(`${path} cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

interface List {
  readonly at: number;
  readonly count: number;
}

function listsOf(file: number, kinds: readonly string[]): Map<string, List> {
  const bytes = new Bytes(file, bom(file));
  const lists = new Map<string, List>();
  const head = new Map<string, unknown>();
  bytes.pass('{');
  while (bytes.peek() !== '}') {
    if (bytes.peek() !== '"') throw bytes.refused(`Expected a name in quotes, but found '${bytes.peek()}'`);
    const name = String(parsed(bytes));
    bytes.pass(':');
    if (bytes.peek() === '[') {
      if (!kinds.includes(name)) throw bytes.refused(`'${name}' is none of ${kinds.join(', ')}`);
      if (lists.has(name)) throw bytes.refused(`'${name}' is there twice`);
      const { at } = bytes;
      let count = 0;
      for (const _ of items(bytes)) count += 1;
      lists.set(name, { at, count });
    } else if (kinds.includes(name)) throw bytes.refused(`'${name}' is no list`);
    else head.set(name, parsed(bytes));
    if (bytes.peek() !== '}') bytes.pass(',');
  }
  bytes.pass('}');
  if (bytes.peek() !== '') throw bytes.refused(`Expected the end, but found '${bytes.peek()}'`);
  refuseOther(head);
  return lists;
}

function refuseOther(head: ReadonlyMap<string, unknown>): void {
  if (head.get('format') !== FORMAT) throw new FileRefused(`no file of a store: it has no "format": "${FORMAT}".`);
  const version = head.get('version');
  if (version === VERSION) return;
  throw new FileRefused(
    `"version" is ${JSON.stringify(version) ?? 'missing'}, and this Landfall reads version ${VERSION}. Use one that is as new as the file.`,
  );
}

function* items(bytes: Bytes): Generator<FileRow> {
  bytes.pass('[');
  for (let index = 0; bytes.peek() !== ']'; index += 1) {
    if (index > 0) bytes.pass(',');
    yield { index, text: bytes.value() };
  }
  bytes.pass(']');
}

function parsed(bytes: Bytes): unknown {
  const text = bytes.value();
  try {
    return JSON.parse(text);
  } catch {
    throw bytes.refused(`'${text.slice(0, 40)}' is no value`);
  }
}

/** Some editors put three bytes before a text, which say that it is UTF-8. */
function bom(file: number): number {
  const first = new Bytes(file).peek();
  return first === '\u00ef' ? 3 : 0;
}

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
