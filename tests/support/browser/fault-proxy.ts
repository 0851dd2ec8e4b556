import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Agent, request as ask, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seeded } from '../play/seeded.ts';
import { type LinkFault, linkFaults } from './link-faults.ts';

/** A fault between a browser and the engine. `slow`: the answer takes more than a second; `hang`: no answer comes. */
export type ProxyFault = LinkFault | 'slow' | 'hang';

/** The faults in the order in which a test tries them. */
export const proxyFaults: readonly ProxyFault[] = [...linkFaults, 'slow'];

/**
 * The faults that all requests may meet: silence, a captive portal that answers or leads elsewhere, 1 kB/s for all of them together, or bytes of an
 * intermediary that are no answer.
 */
export type LinkState = 'hang' | 'portal' | 'redirect' | 'trickle' | 'broken';

/** A request to the engine, whether or not the fault let it through. */
export interface Passed {
  readonly method: string;
  readonly path: string;
  readonly key: string | null;
  readonly body: string;
  readonly fault: ProxyFault | null;
  /** The time of the request, in epoch milliseconds. */
  readonly at: number;
}

/** A proxy between browser and engine that can be as bad as a network on a ferry. */
export interface FaultProxy {
  /** The shop's address for browsers, without a closing slash. */
  readonly url: string;
  /** Writes to carts and orders in the order of their arrival. */
  readonly writes: readonly Passed[];
  /** Paths of the requests that were cut. */
  readonly cuts: readonly string[];
  /** Applies these faults, in turn, to the next writes to carts and orders. */
  plan(...faults: (ProxyFault | null)[]): void;
  /** From now on this share of the calls about carts and orders gets a random fault, by this seed. 0 ends the storm. */
  storm(share: number, seed?: number, faults?: readonly ProxyFault[]): void;
  /** Cuts off the engine, or only paths that match; false ends the cut. */
  cut(off: boolean | RegExp): void;
  /** Cuts off the engine after so many more answers. */
  cutAfter(answers: number): void;
  /** Meets all requests in that way from now on; null ends it. */
  become(state: LinkState | null): void;
  /** Resolves when no request is under way. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param target the engine's own address
 * @param port  0 takes a free port
 * @param prelude  a script that runs in each service worker before its own
 */
export async function openFaultProxy(target: string, port = 0, prelude = ''): Promise<FaultProxy> {
  const agent = new Agent({ keepAlive: true });
  const writes: Passed[] = [];
  const cuts: string[] = [];
  const planned: (ProxyFault | null)[] = [];
  const underWay = new Set<Promise<unknown>>();
  let storm = { share: 0, chance: seeded(0), faults: proxyFaults };
  let off: boolean | RegExp = false;
  let state: LinkState | null = null;
  let answersLeft = Infinity;
  let lane: Promise<unknown> = Promise.resolve();

  const server = createServer((incoming, outgoing) => {
    const served = serve(incoming, outgoing).catch(() => outgoing.destroy());
    underWay.add(served);
    void served.finally(() => underWay.delete(served));
  });

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (answersLeft-- <= 0) off = true;
    if (off === true || (off && off.test(request.path))) {
      cuts.push(request.path);
      return void outgoing.destroy();
    }
    if (state === 'trickle') return trickle(await forward(request), outgoing);
    // The bytes are a TLS alert.
    if (state === 'broken') return void outgoing.socket?.end(Buffer.from([21, 3, 1, 0, 2, 2, 70]));
    // A portal's own page is no more than its words.
    if (state) return meet(request.path.endsWith('?portal') ? 'portal' : state, () => forward(request), outgoing);
    const fault = faultFor(request);
    if (isWrite(request)) {
      const { method, path, headers, body } = request;
      writes.push({
        method,
        path,
        key: headers['idempotency-key']?.toString() ?? null,
        body: body.toString(),
        fault,
        at: Date.now(),
      });
    }
    await meet(fault, () => forward(request), outgoing);
  }

  async function trickle({ status, headers, body }: Answer, to: ServerResponse): Promise<void> {
    to.writeHead(status, headers);
    for (let sent = 0; sent < body.length; sent += 100) {
      lane = lane.then(() => pause(100));
      await lane;
      if (to.destroyed) return;
      to.write(body.subarray(sent, sent + 100));
    }
    to.end();
  }

  function faultFor(request: ProxiedRequest): ProxyFault | null {
    if (!isOfCart(request)) return null;
    if (isWrite(request) && planned.length > 0) return planned.shift() ?? null;
    if (storm.chance() >= storm.share) return null;
    return storm.faults[Math.floor(storm.chance() * storm.faults.length)] ?? null;
  }

  function forward({ method, path, headers: all, body }: ProxiedRequest): Promise<Answer> {
    const isWorker = prelude !== '' && path.endsWith('sw.js');
    const { 'accept-encoding': _, ...uncompressed } = all;
    const headers = isWorker ? uncompressed : all;
    return new Promise((resolve, reject) => {
      const sent = ask(target + path, { method, headers, agent }, (answer) => {
        const { 'content-length': __, ...others } = answer.headers;
        bodyOf(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode ?? 502,
              headers: isWorker ? others : answer.headers,
              body: isWorker && bytes.length > 0 ? Buffer.concat([Buffer.from(prelude), bytes]) : bytes,
            }),
          reject,
        );
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    cuts,
    plan: (...faults) => {
      planned.splice(0, planned.length, ...faults);
    },
    storm: (share, seed = 0, faults = proxyFaults) => {
      storm = { share, chance: seeded(seed), faults };
    },
    cutAfter: (count) => {
      answersLeft = count;
    },
    cut: (pattern) => {
      off = pattern;
      answersLeft = Infinity;
      if (off === true) server.closeAllConnections();
    },
    become: (linkState) => {
      state = linkState;
      server.closeAllConnections();
    },
    quiet: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      agent.destroy();
    },
  };
}

interface ProxiedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const isOfCart = ({ path }: ProxiedRequest) =>
  path.startsWith('/api/cart/') || path.startsWith('/api/webstores/order/');
const isWrite = (request: ProxiedRequest) => isOfCart(request) && request.method !== 'GET';

async function meet(fault: ProxyFault | null, arrive: () => Promise<Answer>, to: ServerResponse): Promise<void> {
  switch (fault) {
    case null:
      return give(await arrive(), to);
    case 'before':
      return void to.destroy();
    case 'after':
      await arrive();
      return void to.destroy();
    case 'twice':
      return give((await Promise.all([arrive(), arrive()]))[1], to);
    case 'late':
      to.destroy();
      await pause(1_500);
      return void (await arrive());
    case 'hang':
      return;
    case 'slow': {
      const answer = await arrive();
      await pause(1_200);
      return give(answer, to);
    }
    case 'busy':
      return give(page(503, '{"detail":"Try again."}', { 'content-type': 'application/json' }), to);
    case 'busyAfter':
      await arrive();
      return give(page(502, '<h1>Bad gateway</h1>'), to);
    case 'throttled':
      return give(page(429, '<h1>Too many requests</h1>', { 'retry-after': '1' }), to);
    case 'portal':
      return give(page(200, '<h1>Welcome aboard. Please sign in.</h1>'), to);
    case 'redirect':
      return give(page(302, '', { location: '/api/app-info/?portal' }), to);
    case 'truncated': {
      const { status, headers, body } = await arrive();
      if (body.length === 0) return void to.destroy();
      to.writeHead(status, { ...headers, 'content-length': body.length });
      to.write(body.subarray(0, body.length / 2), () => to.destroy());
    }
  }
}

function give({ status, headers, body }: Answer, to: ServerResponse): void {
  to.writeHead(status, headers);
  to.end(body);
}

function page(status: number, text: string, headers: IncomingHttpHeaders = {}): Answer {
  return { status, headers: { 'content-type': 'text/html', ...headers }, body: Buffer.from(text) };
}

async function readRequest(incoming: IncomingMessage): Promise<ProxiedRequest> {
  const { method = 'GET', url = '/', headers } = incoming;
  return { method, path: url, headers, body: await bodyOf(incoming) };
}

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
