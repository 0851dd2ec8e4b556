import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Kilobytes that the floor transfers: its document, one picture that comes first, and a script that waits for the picture. */
const SIZES = { html: 14.6, picture: 30, script: 60 };

/** A page that transfers as many bytes as a good page and does nothing else: the least time that a page takes. */
export async function openFloorPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const served: Readonly<Record<string, (answer: ServerResponse) => void>> = {
    '/': (answer) => send(answer, 'text/html; charset=utf-8', document(false)),
    '/kept': (answer) => send(answer, 'text/html; charset=utf-8', document(true)),
    '/next': (answer) => send(answer, 'text/html; charset=utf-8', document(false)),
    '/picture': (answer) => send(answer, 'image/svg+xml', picture, FOR_EVER),
    '/script.js': (answer) => send(answer, 'text/javascript', script, FOR_EVER),
    '/worker.js': (answer) => send(answer, 'text/javascript', worker),
  };
  const server = createServer(({ url = '/' }, answer) => {
    const one = served[new URL(url, 'http://floor').pathname];
    if (one) one(answer);
    else answer.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const FOR_EVER = 'public, max-age=31536000, immutable';

function send(answer: ServerResponse, type: string, body: string, caching = 'no-cache'): void {
  const headers = { 'content-type': type, 'cache-control': caching, ...(type === 'image/svg+xml' && unpacked) };
  answer.writeHead(200, headers).end(body);
}

/** Headers of the picture, which the edge must not compress. */
const unpacked = { 'content-encoding': 'identity' };

/** Text that brotli shrinks to three quarters at best. */
function noise(bytes: number): string {
  let text = '';
  while (text.length < bytes) text += createHash('sha512').update(`${text.length}`).digest('base64');
  return text.slice(0, Math.max(0, bytes));
}

const packedTo = (thousands: number) => noise(Math.round((thousands * 1000 * 4) / 3));

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="412" height="300" viewBox="0 0 412 300"><rect width="412" height="300" fill="#287"/><circle cx="200" cy="150" r="90" fill="#fa4"/><desc>${noise(SIZES.picture * 1000 - 200)}</desc></svg>`;
const script = `document.documentElement.dataset.js='1';/*${packedTo(SIZES.script)}*/`;

/** The smallest useful worker: it answers from its cache. */
const worker = `addEventListener('install',e=>{skipWaiting();e.waitUntil(caches.open('v').then(c=>c.addAll(['/kept','/picture','/script.js'])))});
addEventListener('activate',e=>e.waitUntil(clients.claim()));
addEventListener('fetch',e=>e.respondWith(caches.match(e.request).then(it=>it||fetch(e.request))))`;

function document(isStored: boolean): string {
  const style =
    'body{margin:0;font:16px/1.5 system-ui}img{display:block;width:100%;height:auto;aspect-ratio:412/300}main{padding:16px}';
  const words = 'Sail, hike and taste your way along the coast with a local guide. '.repeat(6);
  const keeping = isStored ? `<script>navigator.serviceWorker.register('/worker.js')</script>` : '';
  return `<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1"><title>floor</title><meta name=description content=floor><link rel=icon href="data:,"><style>${style}</style><img fetchpriority=high width=412 height=300 src="/picture" alt="coast"><script type=module fetchpriority=low src="/script.js"></script><main><h1>Tours</h1><p>${words}<p><a href="/next">Next</a></main>${keeping}<!--${packedTo(SIZES.html - 0.6)}--></html>`;
}
