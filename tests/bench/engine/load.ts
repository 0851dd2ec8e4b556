import { connect } from 'node:net';

/** A request before it is converted to bytes. */
export interface Sent {
  method: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: object;
}

export interface Measured {
  perSecond: number;
  /** Milliseconds of each answer, in rising order. */
  latencies: readonly number[];
  /** Answers other than 2xx. */
  failed: number;
}

/** The bytes of a request. */
export function asBytes({ method, path, headers = {}, body }: Sent): Buffer {
  const text = body === undefined ? '' : JSON.stringify(body);
  const sent = {
    host: 'bench',
    ...(text && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}

/**
 * Sends requests as fast as answers come, over so many kept-open connections. On a machine with few processors this client takes time from the
 * engine, so it reads only the status and the length of an answer: a third of the cost of a whole client.
 *
 * @param next  the next request; always the same bytes if all requests are the same
 * @throws Error if a connection breaks, or if an answer does not state its length
 */
export async function load(
  url: string,
  connections: number,
  milliseconds: number,
  next: () => Buffer,
): Promise<Measured> {
  const until = performance.now() + milliseconds;
  const began = performance.now();
  const measured = { latencies: [] as number[], failed: 0 };
  await Promise.all(Array.from({ length: connections }, () => oneConnection(url, until, next, measured)));
  const perSecond = measured.latencies.length / ((performance.now() - began) / 1_000);
  return { perSecond, latencies: measured.latencies.toSorted((a, b) => a - b), failed: measured.failed };
}

function oneConnection(
  url: string,
  until: number,
  next: () => Buffer,
  measured: { latencies: number[]; failed: number },
): Promise<void> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    /** Bytes of the current answer that have not arrived; null between two answers. */
    let left: number | null = null;
    let head = '';
    let sentAt = 0;
    const ask = () => {
      if (performance.now() >= until) {
        socket.destroy();
        resolve();
        return;
      }
      const bytes = next();
      sentAt = performance.now();
      socket.write(bytes);
    };
    const take = (length: number, buffer: Uint8Array) => {
      if (left === null) {
        head += Buffer.from(buffer.buffer, buffer.byteOffset, length).toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return true;
        left = lengthOf(head.slice(0, end)) - (head.length - end - 4);
        if (head[9] !== '2') measured.failed += 1;
        head = '';
      } else {
        left -= length;
      }
      if (left > 0) return true;
      left = null;
      measured.latencies.push(performance.now() - sentAt);
      ask();
      return true;
    };
    const onread = { buffer: Buffer.allocUnsafe(64 * 1_024), callback: take };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread }, ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed before its time')));
  });
}

function lengthOf(head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`an answer of unknown length: ${head.slice(0, 100)}`);
  return Number(length);
}
