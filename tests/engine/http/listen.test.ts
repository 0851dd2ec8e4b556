import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { withHeaders } from '#engine/http/headers.ts';
import { type Listening, listen } from '#engine/http/listen.ts';

let open: Listening;
afterEach(() => open.drain());

const begin = async (publicUrl: string | null) => {
  open = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0, publicUrl });
  return open.address;
};

it.each([
  ['https://shop.example', 'max-age=31536000'],
  ['http://shop.example', null],
  [null, null],
])('[A32] asks for TLS from then on where visitors have it: %s', async (publicUrl, expected) => {
  const address = await begin(publicUrl);

  const [first, second] = await Promise.all([fetch(address), fetch(address)]);

  expect(first.headers.get('strict-transport-security')).toBe(expected);
  expect(first.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'));
});

it('[A32] keeps a connection longer than a proxy does', async () => {
  const response = await fetch(await begin(null));

  expect(response.headers.get('keep-alive')).toBe('timeout=75');
});

it.each([
  ['nonsense\r\n\r\n', 400],
  [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('[A32] says in a body what is no request', async (sent, status) => {
  const { hostname, port } = new URL(await begin(null));
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(sent);

  const answer = await text(socket);

  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\{"detail":".+"\}$/);
});

it('[A32] closes a connection beyond its limit, and answers the others', async () => {
  open = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0, mostConnections: 2 });
  const { hostname, port } = new URL(open.address);
  const [first, second] = [connect(Number(port), hostname), connect(Number(port), hostname)];
  await Promise.all([once(first, 'connect'), once(second, 'connect')]);
  second.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');

  const third = await text(connect(Number(port), hostname));

  expect(third).toBe('');
  expect(await text(second)).toMatch(/^HTTP\/1.1 200 /);
  first.destroy();
});

it('[A32] sends a text in one piece of a known length, with the headers of every answer', async () => {
  const site = () => withHeaders(new Response('here', { headers: { 'content-type': 'text/plain' } }), 'GET');
  open = await listen(site, { host: '127.0.0.1', port: 0, publicUrl: null });

  const { headers } = await fetch(open.address);

  expect([headers.get('content-length'), headers.get('transfer-encoding')]).toEqual(['4', null]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('[A32] loses no request of clients that keep their connections while it ends, and ends when they are idle', async () => {
  const address = await begin(null);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const askOnce = () =>
    new Promise<string | undefined>((resolve, reject) => {
      request(address, { agent }, (response) => {
        response.resume().on('end', () => resolve(response.headers.connection));
      })
        .on('error', reject)
        .end();
    });
  const connection = await askOnce();
  const drained = open.drain();

  const last = await askOnce();
  await drained;

  expect([connection, last]).toEqual(['keep-alive', 'close']);
  await expect(askOnce()).rejects.toThrow('ECONNREFUSED');
  agent.destroy();
});
