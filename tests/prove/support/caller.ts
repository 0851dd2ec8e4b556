import { setTimeout as pause } from 'node:timers/promises';
import type { ApiReply } from '#tests/support/engine/asking.ts';
import type { Run } from '../part.ts';
import type { Token } from './people.ts';

/** Milliseconds after which a request counts as one without an answer. */
const LONGEST = 30_000;

export interface Sent {
  readonly body?: object;
  readonly key?: string;
  readonly as?: Token | undefined;
  /** The domain of a store; without it, that of the engine. */
  readonly host?: string;
}

/** Sends requests and counts their answers. */
export class Caller {
  sent = 0;
  /** Answers 503 with Retry-After, which clients repeat. */
  busy = 0;
  readonly faults: string[] = [];

  /** @returns the answer; with status 0 if there was none in time. @throws if the engine was killed */
  async ask<Reply = Record<string, unknown>>(
    url: string,
    method: string,
    path: string,
    { as, ...sent }: Sent = {},
  ): Promise<ApiReply<Reply>> {
    for (let isFirst = true; ; isFirst = false) {
      this.sent += 1;
      const token = as && (await as());
      const answer = await send<Reply>(url, method, path, { ...sent, ...(token && { token }) });
      const words = `${method} ${path.replaceAll(/[\da-f-]{36}|\d+/g, '…')} ${answer.status}`;
      if (answer.status === 503 && answer.headers.has('retry-after')) {
        this.busy += 1;
        await pause(200);
        continue;
      }
      // The clock may have moved past the end of the token while the request was on its way.
      if (answer.status === 401 && as && isFirst) continue;
      if (answer.status >= 500 || answer.status === 0) this.faults.push(`${words} ${answer.text.slice(0, 200)}`);
      return answer;
    }
  }

  /** Notes the figures that each part has about its answers. */
  note(run: Run, where: string): void {
    run.never(`answers 5xx or none: ${where}`, this.faults, this.sent);
    const share = (1000 * this.busy) / Math.max(1, this.sent);
    run.atMost(`answers 503 with Retry-After: ${where}`, share, 10, 'in 1,000', { isTimed: true });
  }
}

async function send<Reply>(
  url: string,
  method: string,
  path: string,
  { body, key, host, token }: Omit<Sent, 'as'> & { token?: string },
): Promise<ApiReply<Reply>> {
  const late = AbortSignal.timeout(LONGEST);
  const headers = {
    'content-type': 'application/json',
    ...(host && { host }),
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    const response = await fetch(url + path, {
      method,
      headers,
      signal: late,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: (isJson ? JSON.parse(text) : null) as Reply,
    };
  } catch (error) {
    if (!late.aborted) throw error;
    return { status: 0, headers: new Headers(), text: `no answer in ${LONGEST} ms`, body: null as Reply };
  }
}
