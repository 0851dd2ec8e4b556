import { closeSync, openSync } from 'node:fs';
import { Bytes } from './json-reader.ts';
import { FileRefused } from './refused.ts';

export const FORMAT = 'landfall-store';
/** Grows with a change that an older reader would misunderstand. */
export const VERSION = 1;

/** One object of a file, as text, with its place in its list. */
export interface FileRow {
  readonly index: number;
  readonly text: string;
}

/** A file of objects, each kind a list under the name of its routes. */
export interface CarriedFile {
  /** How many objects of a kind it has. */
  count(kind: string): number;
  /** Reads them one by one. */
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
