import { request } from 'node:http';
import { connect } from 'node:net';

/** Ways to send a request wrongly. */
export const badWays = [
  'cut body',
  'length too long',
  'length too short',
  'two lengths',
  'chunks',
  'bad chunks',
  'pipeline',
  'double slash',
  'bare path',
  'form',
  'form with an empty boundary',
  'form that does not end',
  'large body',
  'odd method',
  'big header',
] as const;
export type Bad = (typeof badWays)[number];

export interface OnWire {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface Outcome {
  /** 0: the connection ended without an answer. -1: no answer came in time. */
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly ms: number;
}

/** Milliseconds to wait for an answer, longer than any answer may take. */
const PATIENCE = 25_000;

/** Sends a proper request. */
export function send(origin: string, { method, path, headers, body }: OnWire): Promise<Outcome> {
  const began = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const end = (status: number, text = '', type = '') =>
      resolve({ status, text, type, ms: performance.now() - began });
    const bytes = body === null ? null : Buffer.from(body);
    const length = bytes === null ? {} : { 'content-length': bytes.length };
    try {
      const incoming = request(
        { hostname, port, method, path, headers: { ...headers, ...length }, agent: false },
        (answer) => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => void pieces.push(piece));
          answer.on('end', () =>
            end(answer.statusCode ?? 0, Buffer.concat(pieces).toString(), answer.headers['content-type']),
          );
          answer.on('error', () => end(0));
        },
      );
      incoming.setTimeout(PATIENCE, () => (end(-1), incoming.destroy()));
      incoming.on('error', () => end(0));
      incoming.end(bytes ?? undefined);
    } catch {
      // Node refuses to send some paths and headers, so their bytes are written directly.
      void sendBytes(origin, rawText({ method, path, headers, body })).then(resolve);
    }
  });
}

/** Sends bytes as they are, and reads the first answer to them. */
export function sendBytes(origin: string, text: string, endsEarly = false): Promise<Outcome> {
  const began = performance.now();
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    let read = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(Buffer.from(text, 'latin1'));
      if (endsEarly) socket.end();
    });
    const end = (status: number) => {
      clearTimeout(late);
      socket.destroy();
      const type = /^content-type: (.*)\r$/im.exec(read)?.[1] ?? '';
      resolve({ status, text: read.slice(read.indexOf('\r\n\r\n') + 4), type, ms: performance.now() - began });
    };
    const late = setTimeout(() => end(-1), PATIENCE);
    socket.on('data', (piece) => {
      read += piece.toString('latin1');
      // The first piece of an answer has its status, so the rest is not needed.
      if (read.includes('\r\n\r\n')) setTimeout(() => end(Number(/^HTTP\/1\.1 (\d+)/.exec(read)?.[1] ?? 0)), 20);
    });
    socket.on('error', () => end(0));
    socket.on('close', () => end(Number(/^HTTP\/1\.1 (\d+)/.exec(read)?.[1] ?? 0)));
  });
}

function rawText({ method, path, headers, body }: OnWire, length = Buffer.byteLength(body ?? '')): string {
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const latin = Buffer.from(body ?? '').toString('latin1');
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\ncontent-length: ${length}\r\n\r\n${latin}`;
}

/** Sends a request in a wrong way. A cut-off body gets no answer: the engine may wait for the rest up to its own limit. */
export function sendBadly(origin: string, it: OnWire, bad: Bad): Promise<Outcome> {
  const body = it.body ?? '{}';
  const whole = { ...it, body };
  const post = { ...it, method: 'POST', body: '' };
  const form = (type: string, text: string) =>
    sendBytes(
      origin,
      rawText({ ...post, path: '/api/filer-images/', headers: { ...it.headers, 'content-type': type }, body: text }),
    );
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nabc';
  switch (bad) {
    case 'cut body':
      return sendBytes(origin, rawText(whole).slice(0, -1), true);
    case 'length too long':
      return sendBytes(origin, rawText(whole, Buffer.byteLength(body) + 50), true);
    case 'length too short':
      return sendBytes(origin, rawText(whole, Math.max(0, Buffer.byteLength(body) - 1)));
    case 'two lengths':
      return sendBytes(origin, rawText({ ...whole, headers: { ...it.headers, 'Content-Length': '1' } }));
    case 'chunks':
      return sendBytes(
        origin,
        chunked(
          whole,
          `${Buffer.byteLength(body).toString(16)}\r\n${Buffer.from(body).toString('latin1')}\r\n0\r\n\r\n`,
        ),
      );
    case 'bad chunks':
      return sendBytes(origin, chunked(whole, 'zz\r\nx\r\n'));
    case 'pipeline':
      return sendBytes(origin, rawText({ ...whole, headers: { ...it.headers, connection: 'keep-alive' } }).repeat(3));
    case 'double slash':
      return sendBytes(origin, rawText({ ...it, method: 'GET', path: `/${it.path}`, body: null }));
    case 'bare path':
      return sendBytes(
        origin,
        rawText({
          ...it,
          method: 'GET',
          path: ['//', '*', '/%', '///api//cart', '//x/experiences/a'][it.path.length % 5] ?? '//',
        }),
      );
    case 'form':
      return form('multipart/form-data; boundary=x', `${part}\r\n--x--\r\n`);
    case 'form with an empty boundary':
      return form(`multipart/form-data; boundary=${['', '""', '"', ' '][it.path.length % 4]}`, `${part}\r\n--x--\r\n`);
    case 'form that does not end':
      return form('multipart/form-data; boundary=x', part);
    case 'large body':
      return sendBytes(origin, rawText({ ...whole, body: `{"a":"${'x'.repeat(300_000)}"}` }));
    case 'odd method':
      return sendBytes(
        origin,
        rawText({
          ...it,
          method: ['TRACE', 'OPTIONS', 'HEAD', 'LOCK', 'get'][it.path.length % 5] ?? 'HEAD',
          body: null,
        }),
      );
    case 'big header':
      return sendBytes(
        origin,
        rawText({ ...it, headers: { ...it.headers, 'x-big': 'y'.repeat(it.path.length % 2 === 0 ? 7_000 : 40_000) } }),
      );
  }
}

function chunked(it: OnWire, chunks: string): string {
  return rawText({ ...it, body: '' }).replace('content-length: 0', 'transfer-encoding: chunked') + chunks;
}
