import { once } from 'node:events';
import { type IncomingMessage, type OutgoingHttpHeaders, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { noteMessage } from './client-network.ts';
import { requestIdOf } from './headers.ts';

export type Listening = Awaited<ReturnType<typeof listen>>;

interface Options {
  readonly host: string;
  readonly port: number;
  readonly publicUrl?: string | null;
  readonly mostConnections?: number;
}

/** The limit is low because files and databases need descriptors too. A proxy in front limits the connections of one address. */
const MOST_CONNECTIONS = 5_000;

/** Opens a port for a function from Request to Response. @throws AddressTaken */
export async function listen(
  fetch: (request: Request) => Response | Promise<Response>,
  { host, port, publicUrl = null, mostConnections = MOST_CONNECTIONS }: Options,
) {
  const ofAll: OutgoingHttpHeaders = publicUrl?.startsWith('https:') ? ONLY_HTTPS : {};
  let isDraining = false;
  const server = createAdaptorServer({
    fetch: (request, { incoming, outgoing }) => {
      // If a request has two Host headers, a proxy may have checked the other one.
      if (hostsOf(incoming as IncomingMessage) > 1) return new Response('Send one Host header.\n', { status: 400 });
      noteMessage(request, incoming as IncomingMessage);
      const response = outgoing as EngineResponse;
      response.ownHeaders = { ...ofAll, 'x-request-id': requestIdOf(request) };
      response.isLast = () => isDraining;
      return fetch(request);
    },
    serverOptions: { ServerResponse: EngineResponse },
  }) as Server;
  // Longer than a proxy keeps a connection (nginx: 60 s): otherwise the proxy could send a request into a connection that is just closing.
  server.keepAliveTimeout = 75_000;
  // The largest request is a seller's import (B18); other requests have their own limits.
  server.requestTimeout = LONGEST_REQUEST_MILLISECONDS;
  server.maxConnections = mostConnections;
  server.on('clientError', answerBadRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    /** The address of the server, without a closing slash. */
    address: addressOf(server.address() as AddressInfo),
    /**
     * Accepts no more connections and resolves when the requests under way are answered, after 10 s at the latest. Each answer closes its
     * connection. A connection is closed without an answer only after it has been idle for a while: its next request would be lost.
     */
    drain: async () => {
      isDraining = true;
      const closed = once(server, 'close');
      // `close` of Node's HTTP server would close idle connections at once.
      NetServer.prototype.close.call(server);
      let idle: NodeJS.Timeout | undefined;
      const quiet = setTimeout(() => (idle = setInterval(() => server.closeIdleConnections(), 50)), IDLE_MILLISECONDS);
      const late = setTimeout(() => server.closeAllConnections(), 10_000);
      await closed;
      clearTimeout(quiet);
      clearInterval(idle);
      clearTimeout(late);
    },
  };
}

/** A year, in seconds. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/** How long a connection may be idle while the engine ends: a client that sends requests one after the other has sent another one by then. */
const IDLE_MILLISECONDS = 500;

/** In this time a file of 500 MB needs 4.4 Mbit/s. */
export const LONGEST_REQUEST_MILLISECONDS = 900_000;

const badRequests: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Content Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Answers bytes that are no HTTP request, which reach no route. */
function answerBadRequest({ code = '' }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const status = badRequests[code] ?? '400 Bad Request';
  const body = JSON.stringify({ detail: `${status.slice(4)}.` });
  socket.end(
    `HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
}

/** A response with headers of its own besides those of its answer. After `setHeader`, Node checks and copies all headers one by one. */
class EngineResponse<Message extends IncomingMessage = IncomingMessage> extends ServerResponse<Message> {
  ownHeaders: OutgoingHttpHeaders = {};
  /** Whether this is the connection's last answer. */
  isLast = (): boolean => false;

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = { ...(rest.at(-1) as OutgoingHttpHeaders | undefined), ...this.ownHeaders };
    return super.writeHead(status, this.isLast() ? { ...headers, connection: 'close' } : headers);
  }
}

function hostsOf({ rawHeaders }: IncomingMessage): number {
  let hosts = 0;
  for (let n = 0; n < rawHeaders.length; n += 2) {
    const name = rawHeaders[n];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** The address of a server. If it listens on all addresses, it is reached at the local one. */
function addressOf({ address, port, family }: AddressInfo): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[address] ?? (family === 'IPv6' ? `[${address}]` : address);
  return `http://${host}:${port}`;
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new AddressTaken(`PORT ${port} is taken: stop what listens there, or name another one.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new AddressTaken(`HOST '${host}' is no address of this machine.`);
  }
  if (error.code === 'EACCES') return new AddressTaken(`PORT ${port} may not be opened by this user.`);
  return error;
}

/** The address of the server is taken. The start prints this message and nothing else. */
export class AddressTaken extends Error {}
