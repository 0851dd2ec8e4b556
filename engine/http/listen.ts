import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { cameAs } from './client-address.ts';

export interface Listening {
  /** Where it is open, without a closing slash. */
  readonly address: string;
  /** Takes no more requests and resolves when those under way are answered, after 10 s at the latest. */
  drain(): Promise<void>;
}

/** Opens a port for a function from Request to Response. @throws AddressTaken */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port }: { host: string; port: number },
): Promise<Listening> {
  const server = createAdaptorServer({
    fetch: (request, { incoming }) => {
      // Of two hosts a proxy may have believed the other one.
      if (hostsOf(incoming as IncomingMessage) > 1) return new Response('Send one Host header.\n', { status: 400 });
      cameAs(request, incoming as IncomingMessage);
      return fetch(request);
    },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(wordsFor(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    address: addressOf(server.address() as AddressInfo),
    drain: async () => {
      const closed = once(server, 'close');
      server.close();
      // A connection that answers its last request now would be kept open for the next one.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), 10_000);
      await closed;
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((it, at) => at % 2 === 0 && it.toLowerCase() === 'host').length;
}

/** Whoever listens everywhere is reached at home. */
function addressOf({ address, port, family }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return `http://${host}:${port}`;
}

function wordsFor(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new AddressTaken(`PORT ${port} is taken: stop what listens there, or name another one.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new AddressTaken(`HOST '${host}' is no address of this machine.`);
  }
  if (error.code === 'EACCES') return new AddressTaken(`PORT ${port} may not be opened by this user.`);
  return error;
}

/** The start ends with its message and nothing else. */
export class AddressTaken extends Error {}
