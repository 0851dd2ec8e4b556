// The least work that a shop on PostgreSQL needs, as a process of its own with bare Node http and pg. A list of 20 and one experience take one named
// statement each. A change of a cart takes the shortest transaction that stores a cart, its line and its sum, in six round trips. /one-statement does
// even less: it inserts a cart and a line in one statement.

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.argv[2] ?? '', max: 10 });
await pool.query(`
  create table if not exists fcart (id bigserial primary key, created timestamptz default now(), total int not null default 0);
  create table if not exists fline (id bigserial primary key, cart bigint not null references fcart (id) on delete cascade,
    variant int not null, qty int not null, price int not null);
  create index if not exists fline_cart on fline (cart);
  create table if not exists fprod (id int primary key, slug text unique, body jsonb);
  insert into fprod
    select g, 'p' || g, jsonb_build_object('id', g, 'title', 'Product ' || g, 'd', repeat('abc ', 100))
    from generate_series(1, 54) g on conflict do nothing`);

const server = createServer((request, response) => {
  const answer = () => {
    answered(request).then(
      (value) => send(response, value),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  };
  if (request.method === 'GET') answer();
  else request.resume().on('end', answer);
}).listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});

async function answered({ method, url }: IncomingMessage): Promise<unknown> {
  if (url === '/one-statement') return inserted();
  if (method !== 'GET') return changed();
  if (url === '/list') {
    const { rows } = await pool.query({ name: 'list', text: 'select body from fprod order by id limit 20' });
    return { items: rows.map(({ body }) => body as unknown) };
  }
  const one = { name: 'one', text: 'select body from fprod where slug = $1', values: ['p7'] };
  return (await pool.query(one)).rows[0]?.body;
}

async function inserted(): Promise<unknown> {
  const text = `with it as (insert into fcart (total) values (1000) returning id)
    insert into fline (cart, variant, qty, price) select id, 1, 1, 1000 from it returning id, cart`;
  return (await pool.query({ name: 'inserted', text })).rows[0];
}

async function changed(): Promise<unknown> {
  const client = await pool.connect();
  const ask = (name: string, text: string, values: unknown[] = []) => client.query({ name, text, values });
  try {
    await client.query('begin');
    const [cart] = (await ask('cart', 'insert into fcart default values returning id')).rows;
    await ask('line', 'insert into fline (cart, variant, qty, price) values ($1, 1, 1, 1000)', [cart.id]);
    await ask('sum', 'update fcart set total = (select sum(qty * price) from fline where cart = $1) where id = $1', [
      cart.id,
    ]);
    const whole = await ask(
      'whole',
      'select c.id, c.total, json_agg(l) from fcart c join fline l on l.cart = c.id where c.id = $1 group by c.id',
      [cart.id],
    );
    await client.query('commit');
    return whole.rows[0];
  } finally {
    client.release();
  }
}

function send(response: ServerResponse, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
}
