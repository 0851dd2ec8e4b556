// The most that the machine can do, as a process of its own: bare Node http that sends fixed answers, and bare node:sqlite that does the work of a
// cart on a database like the engine's, as durably. It commits in groups, as the engine does: the requests of one turn of the event loop share a
// transaction, and get their answers when it is on the disk.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const folder = process.argv[2] ?? '';
/** The engine's answers, by their paths here. */
const answers = new Map(readdirSync(join(folder, 'answers')).map((name) => [`/${name}`, bytesOf(name)]));
const cart = answers.get('/cart') ?? '';
const created = answers.get('/created')?.toString() ?? '';
const changed = answers.get('/changed')?.toString() ?? '';
const line = answers.get('/line')?.toString() ?? '';

const file = new DatabaseSync(join(folder, 'landfall.sqlite'));
file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
const departures = file.prepare('select id from departures where starts_at > ?').all(Date.now());
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
   values (?, ?, 0, 1, ?, 3, 10000, 2000, '{}', ?, '{}')`,
);
const changedLine = file.prepare('update cart_lines set gross = ?, snapshot_json = ? where id = ?');
const changedCart = file.prepare('update carts set version = version + 1, expires_at = ? where id = ?');
const release = file.prepare('delete from holds where line_id = ?');
const hold = file.prepare('insert into holds values (?, 0, ?, ?, 3, ?)');
const key = file.prepare(`insert into idempotency_keys values (?, ?, 'done', 200, ?, ?)`);
const readCart = file.prepare('select * from carts where id = ?');
const readLines = file.prepare('select * from cart_lines where cart_id = ? order by position');
const readLine = file.prepare('select * from cart_lines where id = ?');
const standing = file
  .prepare('select c.id, l.id as line from carts as c join cart_lines as l on l.cart_id = c.id')
  .all() as { id: string; line: string }[];

let group: (() => () => void)[] = [];

const server = createServer((request, response) => {
  const { url = '' } = request;
  const bytes = answers.get(url);
  if (url === '/read') read(response);
  else if (bytes) send(response, bytes);
  else request.resume().on('end', () => commit(() => change(request, response)));
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
    newLine.run(it.line, it.id, chosen, line);
  } else {
    readCart.get(it.id);
    changedCart.run(until, it.id);
    changedLine.run(now % 10_000, line, it.line);
    release.run(it.line);
  }
  hold.run(chosen, it.line, it.id, until);
  const answer = isNew ? created : changed;
  key.run(crypto.randomUUID(), it.id, answer, now);
  return () => send(response, answer);
}

function commit(unit: () => () => void): void {
  if (group.push(unit) > 1) return;
  setImmediate(() => {
    const units = group;
    group = [];
    file.exec('begin immediate');
    const ready = units.map((it) => it());
    file.exec('commit');
    for (const answer of ready) answer();
  });
}

function bytesOf(name: string): Buffer {
  return readFileSync(join(folder, 'answers', name));
}

function anyOf<T>(all: readonly T[]): T {
  return all[Math.floor(Math.random() * all.length)] as T;
}
