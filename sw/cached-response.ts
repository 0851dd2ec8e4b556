import { AS_OF, BUILD } from '#domain/app/cache-policy.ts';
import type { Deps } from './deps.ts';

/** The header with the build of the worker that stored a copy. */
export const CACHED_BY = 'Landfall-Kept-By';

/** A copy of an answer to store, with its time by the engine's clock, its length and the build of this worker. */
export async function toCachedResponse(response: Response, build: string, deviceNow: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is already decompressed.
  for (const name of ['Content-Encoding', 'Set-Cookie', 'Vary']) headers.delete(name);
  headers.set('Content-Length', String(body.byteLength));
  headers.set(AS_OF, sentAt(response, deviceNow));
  headers.set(CACHED_BY, build);
  return new Response(body, { status: response.status, headers });
}

/** The same copy with a new time, after the engine has answered 304. */
export async function revalidatedResponse(copy: Response, { headers }: Response, deviceNow: number): Promise<Response> {
  const after = new Headers(copy.headers);
  after.set(AS_OF, sentAt({ headers }, deviceNow));
  return new Response(await copy.arrayBuffer(), { status: copy.status, headers: after });
}

/** The time of the answer by the engine's clock: an instant in ISO 8601. */
export function sentAt({ headers }: Pick<Response, 'headers'>, deviceNow: number): string {
  const sent = Date.parse(headers.get('Date') ?? '');
  return new Date(Number.isNaN(sent) ? deviceNow : sent).toISOString();
}

/** The time of a copy; epoch milliseconds by the engine's clock. */
export function asOf(copy: Response): number {
  return Date.parse(copy.headers.get(AS_OF) ?? '') || 0;
}

/** Another build may read answers differently: its copies are used only if there is nothing better. */
export function isCachedBy(build: string, copy: Response): boolean {
  return copy.headers.get(CACHED_BY) === build;
}

/** A copy as an answer: 304 if the caller already has the same. */
export function toResponse(copy: Response, ifNoneMatch: string | null): Response {
  const etag = copy.headers.get('ETag');
  if (!etag || ifNoneMatch !== etag) return copy;
  return new Response(null, { status: 304, headers: copy.headers });
}

/** The kinds of content. Anything else may be the page of a captive portal or a proxy, and is never cached. */
export type Content = 'json' | 'document' | 'picture' | 'file';

/** Whether an answer is the engine's own: it has the engine's header, and was not redirected. */
export function isOwnResponse(response: Response): boolean {
  return response.headers.has('Landfall-Version') && !response.redirected && response.type !== 'opaqueredirect';
}

/** Whether the engine has answered, even if the answer is an error such as 404: asking again would change nothing. */
export function isAnswer(response: Response): boolean {
  return isOwnResponse(response) && response.status < 500;
}

/** Whether an answer is a 200 of the engine with the expected content: only such answers are cached. */
export function isGood(response: Response, content: Content): boolean {
  const type = response.headers.get('Content-Type') ?? '';
  return response.status === 200 && isOwnResponse(response) && types[content].test(type);
}

const types: Record<Content, RegExp> = {
  json: /^application\/json\b/,
  document: /^text\/html\b/,
  picture: /^image\//,
  file: /^(?!text\/html)./,
};

const accepted = { json: 'application/json', document: 'text/html' };

/** Asks the engine, with the ETag of the copy if there is one. */
export function requestFor(address: string, content: 'json' | 'document', etag?: string | null): Request {
  return new Request(address, { headers: { Accept: accepted[content], ...(etag && { 'If-None-Match': etag }) } });
}

/** Asks the engine; stores a good answer (a document only of this build), and deletes the copy of a page that no longer exists. */
export async function revalidate(
  { build, fetch, now, origin }: Pick<Deps, 'build' | 'fetch' | 'now' | 'origin'>,
  cache: { put(key: string, copy: Response): Promise<boolean>; drop(key: string): Promise<void> },
  key: string,
  content: 'json' | 'document',
  known?: Response,
): Promise<Response> {
  const response = await fetch(requestFor(origin + key, content, known?.headers.get('ETag')));
  const isOfBuild = content === 'json' || response.headers.get(BUILD) === build.id;
  if (isGood(response, content) && isOfBuild) {
    await cache.put(key, await toCachedResponse(response.clone(), build.id, now()));
  } else if (response.status === 304 && known && isOwnResponse(response)) {
    await cache.put(key, await revalidatedResponse(known.clone(), response, now()));
  } else if (response.status === 404 && isOwnResponse(response)) await cache.drop(key);
  return response;
}

/**
 * The answer if it comes in time; null where it fails or is late. A returning visitor has words within a second, and the page that is made of
 * copies takes about half of it (W1).
 */
export async function inTime<T>(call: Promise<T>, milliseconds = 400): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, milliseconds, null));
  return Promise.race([call.catch(() => null), late]);
}
