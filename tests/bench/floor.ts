// What the machine can do at most, as a process of its own: bare Node http that sends the bytes it was given, and bare node:sqlite
// doing the work of a cart on a database like the engine's. Committed in groups, as the engine's is: whoever asks in one turn
// of the event loop goes into one transaction, and is answered when that is on the disk.

import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const folder = process.argv[2] ?? '';
const bytes = (name: string) => readFileSync(join(folder, name));
const listing = bytes('listing.json');
const experience = bytes('experience.json');
const cart = bytes('cart.json');
const line = bytes('line.json').toString();

const file = new DatabaseSync(join(folder, 'landfall.sqlite'));
file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
const departures = file.prepare('select id, experience_id from departures where starts_at > ?').all(Date.now());
const departure = file.prepare('select capacity - sold as free from departures where id = ?');
const held = file.prepare(
  'select coalesce(sum(quantity), 0) as held from holds where departure_id = ? and item_id = 0 and expires_at > ? and line_id <> ?',
);
const newCart = file.prepare(
  `insert into carts (id, store_id, created_at, expires_at, version, note, has_participants_info, ordered, payments_begun)
   values (?, 1, ?, ?, 1, '', 0, 0, 0)`,
);
const newLine = file.prepare(
  `insert into cart_lines (id, cart_id, position, experience_id, departure_id, places, gross, deposit, wish_json, snapshot_json, participants_json)
   values (?, ?, 0, ?, ?, 3, 10000, 2000, '{}', ?, '{}')`,
);
const changedLine = file.prepare('update cart_lines set gross = ?, snapshot_json = ? where id = ?');
const changedCart = file.prepare('update carts set version = version + 1, expires_at = ? where id = ?');
const release = file.prepare('delete from holds where line_id = ?');
const hold = file.prepare('insert into holds values (?, 0, ?, ?, 3, ?)');
const key = file.prepare(`insert into idempotency_keys values (?, ?, 'done', 200, ?, ?)`);
const readCart = file.prepare('select * from carts where id = ?');
const readLines = file.prepare('select * from cart_lines where cart_id = ? order by position');
const readLine = file.prepare('select * from cart_lines where id = ?');
const standing: { id: string; line: string }[] = [];

let group: (() => () => void)[] = [];

const server = createServer((request, response) => {
  const { url = '', method } = request;
  if (url === '/listing') return send(response, listing);
  if (url === '/experience') return send(response, experience);
  if (method === 'GET') return read(response);
  request.resume().on('end', () => commit(() => change(request, response)));
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

function send(response: ServerResponse, body: Uint8Array | string): void {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}

function read(response: ServerResponse): void {
  const { id } = anyOf(standing);
  readCart.get(id);
  readLines.all(id);
  send(response, cart);
}

function change({ method }: IncomingMessage, response: ServerResponse): () => void {
  const now = Date.now();
  const until = now + 1_800_000;
  const isNew = method === 'POST';
  const it = isNew ? { id: crypto.randomUUID(), line: crypto.randomUUID() } : anyOf(standing);
  const before = isNew ? null : readLine.get(it.line);
  const chosen = before ? Number(before['departure_id']) : Number(anyOf(departures)['id']);
  const { free } = departure.get(chosen) as { free: number };
  const { held: taken } = held.get(chosen, now, it.line) as { held: number };
  if (taken + 3 > free) throw new Error('the floor has no room');
  if (isNew) {
    newCart.run(it.id, now, until);
    newLine.run(it.line, it.id, 1, chosen, line);
    standing.push(it);
  } else {
    readCart.get(it.id);
    changedCart.run(until, it.id);
    changedLine.run(now % 10_000, line, it.line);
    release.run(it.line);
  }
  hold.run(chosen, it.line, it.id, until);
  key.run(crypto.randomUUID(), it.id, cart.toString(), now);
  return () => send(response, cart);
}

function commit(unit: () => () => void): void {
  if (group.push(unit) > 1) return;
  setImmediate(() => {
    const units = group;
    group = [];
    file.exec('begin immediate');
    const answers = units.map((it) => it());
    file.exec('commit');
    for (const answer of answers) answer();
  });
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
