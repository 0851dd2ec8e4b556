import { once } from 'node:events';
import { connect } from 'node:net';
import type { Shop } from '#tests/support/engine/shop.ts';
import { Attempts } from './outcome.ts';

const SMUGGLED = 'GET /api/qz-smuggled/ HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n0\r\n\r\n`;
const post = (headers: string, body: string, line = 'POST /api/jwt/verify/ HTTP/1.1') =>
  `${line}\r\nHost: HOST\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const get = (headers: string, line = 'GET /api/app-info/ HTTP/1.1') => `${line}\r\nHost: HOST\r\n${headers}\r\n\r\n`;

/** Requests of which two servers could read different lengths, lines or hosts. Each is to be one request, or none. */
const ambiguous: Readonly<Record<string, string>> = {
  'CL.TE': post('Content-Length: 6\r\nTransfer-Encoding: chunked', `0\r\n\r\n${SMUGGLED}`),
  'TE.CL': post('Transfer-Encoding: chunked\r\nContent-Length: 4', `${chunked('{}')}${SMUGGLED}`),
  'TE.TE, a second value': post(
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity',
    `${chunked('{}')}${SMUGGLED}`,
  ),
  'TE with a tab': post('Transfer-Encoding:\tchunked\r\nContent-Length: 4', `${chunked('{}')}${SMUGGLED}`),
  'TE with a space before its colon': post('Transfer-Encoding : chunked\r\nContent-Length: 2', `{}${SMUGGLED}`),
  'TE that is unknown': post('Transfer-Encoding: xchunked\r\nContent-Length: 2', `{}${SMUGGLED}`),
  'TE chunked twice': post('Transfer-Encoding: chunked, chunked', `${chunked('{}')}${SMUGGLED}`),
  'TE not last': post('Transfer-Encoding: chunked, gzip', `${chunked('{}')}${SMUGGLED}`),
  'two lengths': post('Content-Length: 2\r\nContent-Length: 60', `{}${SMUGGLED}`),
  'two equal lengths': post('Content-Length: 2\r\nContent-Length: 2', `{}${SMUGGLED}`),
  'a list of lengths': post('Content-Length: 2, 2', `{}${SMUGGLED}`),
  'a length with a sign': post('Content-Length: +2', `{}${SMUGGLED}`),
  'a negative length': post('Content-Length: -2', `{}${SMUGGLED}`),
  'a length in hex': post('Content-Length: 0x2', `{}${SMUGGLED}`),
  'a very large length': post('Content-Length: 18446744073709551618', `{}${SMUGGLED}`),
  'a chunk length with a sign': post('Transfer-Encoding: chunked', `+2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  'a chunk length in 0x': post('Transfer-Encoding: chunked', `0x2\r\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  'a chunk without its end': post('Transfer-Encoding: chunked', `2\r\n{}0\r\n\r\n${SMUGGLED}`),
  'a chunk with a bare LF': post('Transfer-Encoding: chunked', `2\n{}\n0\n\n${SMUGGLED}`),
  'a chunk extension with a line break': post('Transfer-Encoding: chunked', `2;a=\n{}\r\n0\r\n\r\n${SMUGGLED}`),
  'a folded header': get('X-One: a\r\n Content-Length: 60'),
  'a folded host': 'GET /api/app-info/ HTTP/1.1\r\nHost: HOST\r\n evil.example\r\n\r\n',
  'bare LF lines': 'GET /api/app-info/ HTTP/1.1\nHost: HOST\n\n',
  'a bare CR in a header': get('X-One: a\rContent-Length: 60'),
  'a NUL in a header': get('X-One: a\0b'),
  'a space in a header name': get('X One: a'),
  'a header without a name': get(': a'),
  'two hosts': 'GET /api/app-info/ HTTP/1.1\r\nHost: HOST\r\nHost: evil.example\r\n\r\n',
  'no host': 'GET /api/app-info/ HTTP/1.1\r\n\r\n',
  'huge headers': get(`X-One: ${'a'.repeat(100_000)}`),
  'many headers': get(Array.from({ length: 5_000 }, (_, n) => `X-${n}: a`).join('\r\n')),
  'a huge line': get('X-One: a', `GET /${'a'.repeat(100_000)} HTTP/1.1`),
  'a line of two requests': get('X-One: a', 'GET /api/app-info/ HTTP/1.1 GET /api/qz-smuggled/ HTTP/1.1'),
  'a method with a line break': get('X-One: a', 'GET\r\n /api/app-info/ HTTP/1.1'),
  'HTTP 0.9': 'GET /api/app-info/\r\n\r\n',
  'HTTP 9.9': get('X-One: a', 'GET /api/app-info/ HTTP/9.9'),
  'a tunnel': 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: HOST\r\n\r\n',
  'an upgrade': get('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA'),
  'HTTP/2 without a word': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a body that GET does not have': `${get('Content-Length: 60')}${SMUGGLED}`,
};

/** Sends each request over a socket of its own, and counts the answers. */
export async function trySockets(shop: Shop): Promise<Attempts> {
  const attempts = new Attempts();
  for (const [name, text] of Object.entries(ambiguous)) {
    const answer = await sent(shop, text.replaceAll('HOST', new URL(shop.url).host));
    const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, it]) => Number(it));
    const isPlain = name === 'two equal lengths' || name === 'a body that GET does not have';
    attempts.note(name, answer.includes('qz-smuggled') && 'was read as a second request');
    // Bytes after a request are the next one. Where the length is clear, it is answered; where not, the connection ends with the first answer.
    attempts.note(name, !isPlain && statuses.length > 1 && `has ${statuses.length} answers: ${statuses.join()}`);
    attempts.note(name, statuses.some((it) => it >= 500 && it !== 505) && `answers ${statuses.join()}`);
    attempts.note(
      name,
      REFUSED.has(name) && statuses[0] !== undefined && statuses[0] < 400 && `answers ${statuses[0]}`,
    );
  }
  attempts.note('after all', (await fetch(`${shop.url}/api/app-info/`)).status !== 200 && 'the engine is away');
  await absoluteForms(shop, attempts);
  return attempts;
}

/** Requests that may not be answered as good. */
const REFUSED = new Set(
  Object.keys(ambiguous).filter((it) => !/an upgrade|HTTP 9.9|two equal|GET does not have|TE with a tab/.test(it)),
);

/** A target with a host of its own: the store is that of one of the two hosts, never of a third reading. */
async function absoluteForms(shop: Shop, attempts: Attempts): Promise<void> {
  const host = new URL(shop.url).host;
  for (const target of [
    'http://evil.example/',
    'http://evil.example@x/',
    '//evil.example/',
    '/\\evil.example/',
    'evil.example:80',
  ]) {
    const answer = await sent(shop, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    attempts.note(
      `target ${target}`,
      /^location: *(https?:)?\/\/(?!127|localhost)/im.test(answer) && 'redirects to another host',
    );
    attempts.note(
      `target ${target}`,
      /(href|content|action)="https?:\/\/evil\.example/.test(answer) && 'names the other host',
    );
  }
}

async function sent(shop: Shop, text: string): Promise<string> {
  const { hostname, port } = new URL(shop.url);
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  let answer = '';
  socket.setEncoding('latin1').on('data', (piece: string) => (answer += piece));
  socket.on('error', () => {});
  socket.write(text);
  const ended = once(socket, 'close');
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 400))]);
  socket.destroy();
  return answer;
}
