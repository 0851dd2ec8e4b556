import { request } from 'node:http';

export interface EngineAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Asks the engine itself, without the network between it and the browser. @param host  the host of the shop; null for the only one */
export function askEngine(
  url: string,
  host: string | null,
  method: string,
  path: string,
  { body, token }: { body?: object; token?: string } = {},
): Promise<EngineAnswer> {
  const headers = {
    ...(host !== null && { host }),
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url + path, { method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => void chunks.push(chunk));
      answer.once('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isJson = /json/.test(answer.headers['content-type'] ?? '');
        resolve({ status: answer.statusCode ?? 0, body: isJson && text ? (JSON.parse(text) as unknown) : text });
      });
    });
    sent.once('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}
