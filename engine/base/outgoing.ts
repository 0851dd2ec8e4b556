import { Agent, request } from 'node:https';
import { isPublicHost, lookUpPublicHost } from './public-hosts.ts';
import { name, version } from './version.ts';

/** A request to a system that a seller has named. */
export interface OutgoingRequest {
  readonly url: string;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The answer of such a system. The beginning of its text is enough, because only people read it. */
export interface OutgoingReply {
  readonly status: number;
  readonly text: string;
}

/** @throws Error if the host does not answer or is not public. The error does not name the address, which may hold a secret. */
export type Post = (request: OutgoingRequest) => Promise<OutgoingReply>;

/** The limit of one request, from the look-up of its host to the end of the answer. */
const MOST_MILLISECONDS = 5_000;
const MOST_CHARACTERS = 2_000;

/** Posts JSON by HTTPS, follows no redirect, and waits five seconds. @param agent  connects only to public addresses by default */
export function createPost(agent: Agent = new Agent({ lookup: lookUpPublicHost })): Post {
  return ({ url, body, headers }) => {
    const address = URL.parse(url);
    if (address?.protocol !== 'https:' || !isPublicHost(address.hostname))
      return Promise.reject(new Error('The host is not a public one.'));
    const all = { 'user-agent': `${name}/${version}`, ...headers, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(MOST_MILLISECONDS);
    return new Promise((resolve, reject) => {
      const failed = (error: NodeJS.ErrnoException) =>
        reject(new Error(signal.aborted ? 'No answer within 5 seconds.' : `Not reached: ${error.code ?? error.name}.`));
      const sent = request(address, { method: 'POST', headers: all, agent, signal }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        const done = () => resolve({ status: response.statusCode ?? 0, text: text.slice(0, MOST_CHARACTERS) });
        response.on('data', (piece: string) => {
          text += piece;
          if (text.length < MOST_CHARACTERS) return;
          done();
          response.destroy();
        });
        response.on('end', done);
        response.on('error', failed);
      });
      sent.on('error', failed);
      sent.end(body);
    });
  };
}
