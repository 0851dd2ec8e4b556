import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from '#engine/http/listen.ts';

it.each([
  ['Host: shop.example\r\nHost: evil.example', 400],
  ['Host: shop.example', 200],
])('[A22] a request has one host: %j', async (hosts, status) => {
  const listening = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  const socket = connect(Number(new URL(listening.address).port), '127.0.0.1');
  socket.write(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  await listening.drain();

  expect(answer.toString()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
