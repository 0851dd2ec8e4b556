import { request } from 'node:http';

/** An answer of an engine; `status` is 0 if there was none. */
export interface Answer {
  readonly status: number;
  readonly ms: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Sending {
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
  /** Sent as it is, in place of `body`. */
  readonly bytes?: { readonly type: string; readonly data: Buffer | string } | undefined;
  readonly key?: string | undefined;
  readonly token?: string | undefined;
}

/** Longer than the engine may take for any answer. */
const MOST_MILLISECONDS = 90_000;

/** Sends a request on a connection of its own, so that an engine that has gone is noticed at once. */
export function send(url: string, { method, path, body, bytes, key, token }: Sending): Promise<Answer> {
  const began = performance.now();
  const sent = bytes ?? (body === undefined ? null : { type: 'application/json', data: JSON.stringify(body) });
  const headers = {
    ...(sent && { 'content-type': sent.type, 'content-length': Buffer.byteLength(sent.data) }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const end = (status: number, text: string, all: Record<string, unknown> = {}) =>
      resolve({ status, ms: performance.now() - began, headers: all, text, body: parsed(text) });
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    const outgoing = request(url + path, { method, headers, signal, agent: false }, (incoming) => {
      const pieces: Buffer[] = [];
      incoming.on('data', (piece: Buffer) => pieces.push(piece));
      incoming.on('end', () => end(incoming.statusCode ?? 0, Buffer.concat(pieces).toString(), incoming.headers));
      incoming.on('error', () => end(0, ''));
    });
    outgoing.on('error', () => end(0, ''));
    outgoing.end(sent?.data);
  });
}

function parsed(text: string): Record<string, unknown> {
  if (!/^[{[]/.test(text)) return {};
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
