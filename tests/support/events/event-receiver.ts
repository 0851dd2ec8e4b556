import { once } from 'node:events';
import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { certificate } from '#tests/bench/page/edge.ts';
import { root } from '#tests/support/root.ts';

/** A request that the receiver got. */
export interface Received {
  readonly host: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

interface Answers {
  status: number;
  text: string;
  /** Called with each request before its answer, which waits for it. */
  before: (request: Received) => void | Promise<void>;
}

/** A server on this machine that stands for all systems which get events, and an agent that reaches it under each host name. */
export async function anEventReceiver() {
  const { key, cert } = certificate();
  const received: Received[] = [];
  const answers: Answers = { status: 204, text: '', before: () => {} };
  const server = createServer({ key, cert }, (request, response) => {
    void Array.fromAsync(request as AsyncIterable<Buffer>).then(async (pieces) => {
      const { headers, url: path = '' } = request;
      const text = Buffer.concat(pieces).toString();
      // Messages to devices are encrypted.
      const isJson = headers['content-type']?.startsWith('application/json');
      const body = isJson ? (JSON.parse(text) as Received['body']) : {};
      const one = { host: headers.host ?? '', path, headers, text, body };
      received.push(one);
      await answers.before(one);
      response.writeHead(answers.status).end(answers.text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent();
  agent.createConnection = () => connect({ host: '127.0.0.1', port, ca: cert, servername: 'localhost' });

  return {
    received,
    answers,
    agent,
    /** The environment by which an engine in a process of its own reaches the server, too. */
    env: {
      NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${root}tests/support/events/lead-to-receiver.ts`,
      EVENT_RECEIVER_PORT: String(port),
      EVENT_RECEIVER_CERTIFICATE: cert.toString(),
    },
    reset: () => {
      received.length = 0;
      Object.assign(answers, { status: 204, text: '', before: () => {} });
    },
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
