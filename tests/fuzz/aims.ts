import { readFileSync } from 'node:fs';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { root } from '#tests/support/root.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Generated } from './generate.ts';
import { hostileJson } from './hostile.ts';

/** Parts of the engine that read what sellers and devices write freely. */
export const aims = ['imports', 'markdown', 'legal', 'desk'] as const;
export type Aim = (typeof aims)[number];

/** Ids and codes from earlier answers, of the seller's account and of the demo store's desk. */
export interface Aimed {
  /** Each takes one file at a time. */
  readonly accounts: readonly number[];
  readonly store: number;
  /** Imports that can be applied or undone, by their accounts. */
  readonly imports: Map<number, string>;
  readonly texts: number[];
  /** Numbers of lines, departures and entries. */
  readonly lines: string[];
  readonly departures: number[];
  readonly leases: Lease[];
  readonly entries: string[];
  readonly selections: readonly Readonly<Record<string, unknown>>[];
}

interface Lease {
  readonly id: string;
  readonly numbers: readonly string[];
  readonly departure: number;
}

/** Learns from a success. */
export function learnAimed(aimed: Aimed, { call, path }: Pick<Generated, 'call' | 'path'>, body: unknown): void {
  const { id, departures = [] } = (body ?? {}) as { id?: never; departures?: readonly DeskDeparture[] };
  if (call.startsWith('POST /api/base-accounts/{id}/imports/ '))
    aimed.imports.set(Number(path.split('/')[3]), id ?? '');
  if (call === 'POST /api/legal-texts/') aimed.texts.push(id ?? 0);
  if (call === 'DELETE /api/legal-texts/{id}/') aimed.texts.splice(aimed.texts.indexOf(Number(path.split('/')[3])), 1);
  if (call === 'PUT /api/desk/leases/{departure}/') aimed.leases.push(body as Lease);
  if (call !== 'POST /api/desk/sync/') return;
  const lines = departures.flatMap(({ guests }) => guests.map(({ number }) => number));
  aimed.lines.splice(0, aimed.lines.length, ...lines.slice(0, 200));
  aimed.departures.splice(0, aimed.departures.length, ...departures.map((it) => it.id));
}

/** Makes requests that all try one part. */
export function aimedGenerator(aim: Aim, seed: number) {
  return (index: number, aimed: Aimed): Generated => {
    const chance = chanceOf(seed, index);
    const { caller = 'seller', headers, ...it } = makers[aim](chance, aimed, index);
    const type: Generated['headers'] = it.body === null ? {} : { 'content-type': 'application/json' };
    return { index, caller, bad: null, ...it, headers: { ...type, ...headers } };
  };
}

type Made = Pick<Generated, 'call' | 'method' | 'path' | 'body'> & Partial<Pick<Generated, 'caller' | 'headers'>>;

const makers: Readonly<Record<Aim, (chance: Chance, aimed: Aimed, index: number) => Made>> = {
  imports: anImport,
  markdown: (chance, { store }) => {
    const call = 'POST /api/stores/{id}/legal/preview/';
    return { call, method: 'POST', path: `/api/stores/${store}/legal/preview/`, body: json({ text: aText(chance) }) };
  },
  legal: aLegalText,
  desk: aSync,
};

const demo = JSON.parse(readFileSync(`${root}engine/demo/store/store.json`, 'utf8')) as Record<string, object[]>;
const document = { ...demo, 'base-accounts': [{ ...demo['base-accounts']?.[0], created_at: '2026-01-01T00:00:00Z' }] };

function anImport(chance: Chance, { accounts, imports }: Aimed, index: number): Made {
  const account = accounts[index % accounts.length] ?? 0;
  const path = `/api/base-accounts/${account}/imports/`;
  const id = imports.get(account);
  if (id !== undefined && chance.is(0.3)) {
    const does = chance.of(['apply', 'apply', 'undo']);
    const call = `POST /api/base-accounts/{id}/imports/{importId}/${does}/`;
    return { call, method: 'POST', path: `${path}${id}/${does}/`, body: null };
  }
  const isTable = chance.is(0.4);
  const name = isTable ? 'tours.csv' : 'store.json';
  const text = chance.is(0.05) ? bytesOf(chance) : isTable ? aTable(chance) : aStore(chance);
  const body = `--fuzz\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/plain\r\n\r\n${text}\r\n--fuzz--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=fuzz' };
  return { call: `POST /api/base-accounts/{id}/imports/ (${name})`, method: 'POST', path, body, headers };
}

/** Some rows of the demo store, with hostile values in some places. */
function aStore(chance: Chance): string {
  const wrong = chance.of([0, 0.002, 0.02, 0.2]);
  const most = chance.of([1, 3, 8]);
  const some = Object.fromEntries(
    Object.entries(document).map(([kind, rows]) => {
      if (!Array.isArray(rows)) return [kind, rows];
      const from = chance.below(rows.length);
      return [kind, chance.is(0.2) ? [] : rows.slice(from, from + most)];
    }),
  );
  return mutant(some, wrong, chance);
}

const HEAD = 'Title;Price;Places;Start times;From;To;Weekdays;Duration;Meeting point;Coordinates;Description';
const CELLS = [
  ['Old town walk', 'Night walk', '=1+1', '', 'x'.repeat(300)],
  ['25,50 €', '30', '1.200', '-1', '1e3', '12.345,6', '٣'],
  ['12', '0', '1.5', '999999999', ''],
  ['9:00 | 15:00', '25:00', '0.25', '9', '|', '9:00 | 9:00'],
  ['2027-04-01', '1.4.2027', '2027-02-30', '0000-00-00'],
  ['31.10.2027', '2027-10-31', '2026-01-01', '9999-12-31'],
  ['Mo | Sri | 5', '1|2|3|4|5|6|7', '8', 'x'],
  ['2:30', '150 min', '2.5 h', '99999 h', '0'],
  ['The gate', 'The pier', ''],
  ['43.5081, 16.4402', '91, 181', '43', 'x'],
  ['"One line.\nAnother ""line""."', '"', 'a;b', '\u0000', '😀'.repeat(50)],
] as const;

function aTable(chance: Chance): string {
  const cells = () => CELLS.map((all) => (chance.is(0.7) ? all[0] : chance.of(all))).join(';');
  const rows = Array.from({ length: chance.of([0, 1, 3, 20]) }, cells);
  const head = chance.is(0.9)
    ? HEAD
    : chance.of(['', 'sep=;', HEAD.replaceAll(';', ','), `${HEAD};${HEAD}`, ';'.repeat(99)]);
  return [head, ...rows].join(chance.of(['\n', '\r\n', '\r']));
}

function bytesOf(chance: Chance): string {
  return Array.from({ length: chance.below(2_000) }, () => String.fromCodePoint(chance.below(0xd7ff))).join('');
}

const SIGNS =
  '# |## |- |1. |> |* |** |_ |__ |` |``` |~~~ |[a](b)|[|](|]|(|)|![x](y)|<a |</a>|<!-- |--> |&amp;|&#0;|{company}|{toString}|{__proto__}|{|}|\\|\n|\n\n|  \n|\t|    |a.|@|a@b.c|https://x.example|www.|--- |=== ||a|b||:-: |[x]: y|word |é|😀|\u202e|\u0000'.split(
    '|',
  );

/** Signs of Markdown, once or thousands of times. */
function aText(chance: Chance): string {
  const piece = () => chance.of(SIGNS).repeat(chance.of([1, 1, 1, 2, 30, 3_000]));
  const text = Array.from({ length: chance.of([1, 3, 10, 60]) }, piece).join(chance.of(['', ' ', '\n', '\n\n']));
  return text.repeat(chance.of([1, 1, 1, 20])).slice(0, 52_000);
}

/** The seller's, below the domain of shops of an engine on this machine. */
const SHOP = 'shop-of-seller.localhost';

function aLegalText(chance: Chance, { store, texts }: Aimed): Made {
  const kind = chance.of(['terms', 'privacy', 'imprint', 'accessibility', 'cookies']);
  const id = texts.length > 0 ? chance.of(texts) : 0;
  const language = chance.of(['en', 'de', 'hr', 'it']);
  const translations = chance.is(0.5) ? {} : { [language]: { text: aText(chance) } };
  const body = mutant({ store, kind, text: aText(chance), translations }, chance.of([0, 0, 0.1]), chance);
  return chance.of<Made>([
    { call: 'POST /api/legal-texts/', method: 'POST', path: '/api/legal-texts/', body },
    { call: 'PUT /api/legal-texts/{id}/', method: 'PUT', path: `/api/legal-texts/${id}/`, body },
    { call: 'DELETE /api/legal-texts/{id}/', method: 'DELETE', path: `/api/legal-texts/${id}/`, body: null },
    {
      call: 'GET /api/webstores/legal/{id}/',
      method: 'GET',
      path: `/api/webstores/legal/${kind}/?language=${language}`,
      body: null,
      caller: 'anonymous',
      headers: { host: SHOP },
    },
    {
      call: 'GET /legal/{kind}',
      method: 'GET',
      path: `/legal/${kind}?language=${language}`,
      body: null,
      caller: 'anonymous',
      headers: { host: SHOP, accept: 'text/html' },
    },
  ]);
}

const KINDS = ['admit', 'undo', 'note', 'payment', 'refund', 'sale', 'give_back', 'settle', 'accept', 'drawer_open'];

/** Entries as devices write them, in any order, about anything. */
function aSync(chance: Chance, aimed: Aimed): Made {
  const { departures, leases } = aimed;
  if (departures.length > 0 && chance.is(0.1)) {
    const path = `/api/desk/leases/${chance.of(departures)}/`;
    const body = mutant({ places: chance.of([0, 1, 2, 50]) }, chance.of([0, 0.2]), chance);
    return { call: 'PUT /api/desk/leases/{departure}/', method: 'PUT', path, body, caller: 'device' };
  }
  const wrong = chance.of([0, 0, 0.02, 0.3]);
  const entries = Array.from({ length: chance.of([1, 1, 3, 30]) }, () => anEntry(chance, aimed, leases));
  const body = mutant({ departures: [], entries }, wrong, chance);
  return { call: 'POST /api/desk/sync/', method: 'POST', path: '/api/desk/sync/', body, caller: 'device' };
}

function anEntry(chance: Chance, { lines, departures, entries, selections }: Aimed, leases: Aimed['leases']): object {
  const kind = chance.is(0.95)
    ? chance.of([...KINDS, 'drawer_move', 'drawer_close', 'cash'])
    : chance.of(['', 'x', 'toString']);
  const id = `${String(chance.below(1e8)).padStart(8, '0')}-0000-4000-8000-${String(chance.below(1e12)).padStart(12, '0')}`;
  entries.push(id);
  if (entries.length > 200) entries.shift();
  const lease = leases.length > 0 ? chance.of(leases) : undefined;
  const isSale = kind === 'sale' && lease !== undefined;
  const line = isSale ? `${lease.numbers[0]}-1` : (lines.length > 0 && chance.of(lines)) || 'LF-ZZZZZZ-1';
  const who = { first_name: 'Ana', last_name: '', email: '', phone_number: '' };
  const selection = selections.length > 0 ? chance.of(selections) : {};
  return {
    id: chance.is(0.95) ? id : chance.of(entries),
    kind,
    at: chance.of(['2026-11-28T09:00:00Z', '2026-11-29T09:00:00.001Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']),
    ...(chance.is(0.5) && { sequence: chance.below(5) }),
    who: 'Ana',
    line,
    ...(departures.length > 0 && { departure: isSale ? lease.departure : chance.of(departures) }),
    ...(chance.is(0.5) && { people: [chance.below(3), chance.below(10_000)] }),
    of: isSale || kind === 'give_back' ? (lease?.id ?? id) : chance.of(entries),
    ...(kind === 'note' && { text: chance.of(['Late', 'x'.repeat(5_000), '<b>', '']) }),
    ...(kind === 'give_back' && { places: chance.of([1, 2, 1_000]) }),
    amount: chance.of(['1.00', '0.00', '80.00', '-5.00', '999999999999.99', '0.001', '1']),
    currency: chance.of(['EUR', 'EUR', 'JPY', '', 'toString']),
    type: chance.of(['cash', 'cash', 'terminal', '']),
    ...(kind === 'sale' && { sale: { ...who, ...selection, total: chance.of(['80.00', '0.01', '0']) } }),
  };
}

/** The JSON of a value, with hostile JSON in place of so large a share of its parts. */
function mutant(value: unknown, wrong: number, chance: Chance): string {
  if (chance.is(wrong)) return hostileJson(chance);
  if (Array.isArray(value)) return `[${value.map((it) => mutant(it, wrong, chance)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return json(value);
  const parts = Object.entries(value).map(([key, it]) => `${JSON.stringify(key)}:${mutant(it, wrong, chance)}`);
  return `{${parts.join(',')}}`;
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
