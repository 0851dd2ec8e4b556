/** An answer of an engine in another process. */
export interface ApiReply<Reply = Record<string, unknown>> {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: Reply;
}

/** Sends a call as a client does, with a key and an access token if they are given. @throws if no engine answers */
export async function ask<Reply = Record<string, unknown>>(
  url: string,
  method: string,
  path: string,
  { body, key, token }: { body?: object; key?: string; token?: string } = {},
): Promise<ApiReply<Reply>> {
  const response = await fetch(url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(key && { 'idempotency-key': key }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text || 'null') as Reply };
}
