import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUILD } from '#domain/app/cache-policy.ts';

/** A proxy before a shop that can simulate a later build: it serves the same page under another build's name. */
export interface Deployments {
  /** The proxy's address, without a closing slash. */
  readonly url: string;
  /** Switches the shop to the next build. */
  deploy(): void;
  close(): Promise<void>;
}

export async function openDeployments(shop: string): Promise<Deployments> {
  let later = 0;
  const named = (build: string) => (later > 0 ? `${build}-${later}` : build);

  const server = createServer((incoming, outgoing) => {
    const { host: _, ...headers } = incoming.headers;
    const isWorker = incoming.url === '/sw.js';
    if (isWorker) for (const name of ['accept-encoding', 'if-none-match']) delete headers[name];
    const passedOn = ask(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method ?? 'GET', headers: { ...headers, host: incoming.headers.host } },
      (answer) => {
        const build = answer.headers[BUILD.toLowerCase()];
        if (typeof build === 'string') answer.headers[BUILD.toLowerCase()] = named(build);
        if (isWorker) void renamed(answer, outgoing, named);
        else answer.pipe(outgoing.writeHead(answer.statusCode ?? 502, answer.headers));
      },
    );
    passedOn.on('error', () => outgoing.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void later++,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends the worker's script with the shell's revision renamed to the next build's. */
async function renamed(answer: IncomingMessage, outgoing: ServerResponse, named: (build: string) => string) {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const script = Buffer.concat(chunks)
    .toString()
    .replace(
      /(["`]?revision["`]?:\s*["`])([\w-]+)(["`],["`]?url["`]?:\s*["`]\/shell)/,
      (_, before, build, after) => before + named(build) + after,
    );
  const { etag: _, 'content-length': __, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers).end(script);
}
