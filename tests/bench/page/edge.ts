import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The part of a hosting provider's edge that serves every shop alike: TLS, HTTP/2, and brotli for uncompressed answers. */
export interface Edge {
  /** The edge's address, without a closing slash. */
  readonly url: string;
  /** All answers so far, in order. */
  readonly sent: readonly Sent[];
  close(): Promise<void>;
}

export interface Sent {
  /** The start of the answer, in epoch milliseconds. */
  readonly at: number;
  readonly path: string;
  readonly type: string;
  /** The size of the body in bytes. */
  bytes: number;
}

/** A self-signed certificate, and the argument that makes Chromium trust it as any other, so that it allows caches and workers. */
export interface Certificate {
  readonly key: Buffer;
  readonly cert: Buffer;
  readonly browserArg: string;
}

/** @throws Error if there is no `openssl` */
export function certificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-edge-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...curve, '-keyout', keyFile, '-out', certFile, '-days', '2', ...name], {
    stdio: 'ignore',
  });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = createPublicKey(cert).export({ type: 'spki', format: 'der' });
  const hash = createHash('sha256').update(spki).digest('base64');
  return { key, cert, browserArg: `--ignore-certificate-errors-spki-list=${hash}` };
}

/** Opens an edge in front of a server. @param origin  the server's address, `http://…` */
export async function openEdge({ key, cert }: Certificate, origin: string): Promise<Edge> {
  const behind = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const sent: Sent[] = [];
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, answer) => {
    const host = request.headers[':authority'] ?? request.headers.host ?? '';
    const headers: IncomingHttpHeaders = { ...passedOn(request.headers), host, 'x-forwarded-proto': 'https' };
    const { hostname, port } = behind;
    const path = request.url;
    const inner = httpRequest({ hostname, port, path, method: request.method, headers, agent }, (it) => {
      const one = { at: Date.now(), path, type: it.headers['content-type'] ?? '', bytes: 0 };
      sent.push(one);
      pass(it, answer, (bytes) => {
        one.bytes += bytes;
      });
    });
    inner.on('error', (error) => answer.writeHead(502).end(String(error)));
    request.pipe(inner);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));

  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    sent,
    close: async () => {
      for (const session of sessions) session.destroy();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Headers of a single connection, which must not be passed on. */
const ownOfConnection =
  /^(:.*|connection|keep-alive|transfer-encoding|upgrade|proxy-connection|http2-settings|te|host)$/;

function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ownOfConnection.test(name)));
}

function pass(
  inner: IncomingMessage,
  answer: Http2ServerResponse<Http2ServerRequest>,
  count: (bytes: number) => void,
): void {
  const headers = passedOn(inner.headers);
  const isPlain = isText(headers['content-type']) && !headers['content-encoding'] && inner.statusCode === 200;
  if (!isPlain) {
    answer.writeHead(inner.statusCode ?? 502, headers);
    inner.on('data', (part: Buffer) => count(part.length));
    inner.pipe(answer);
    return;
  }
  const parts: Buffer[] = [];
  inner.on('data', (part: Buffer) => parts.push(part));
  inner.on('end', () => {
    delete headers['content-length'];
    const packed = brotliCompressSync(Buffer.concat(parts), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    count(packed.length);
    answer.writeHead(200, { ...headers, 'content-encoding': 'br' });
    answer.end(packed);
  });
}

const isText = (type = '') => /text\/|javascript|json|xml|svg|manifest/.test(type);
