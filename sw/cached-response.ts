import { AS_OF, BUILD } from '#domain/app/cache-policy.ts';
import type { Deps } from './deps.ts';

/** Which build's worker has put a copy away. */
export const CACHED_BY = 'Landfall-Kept-By';

/** A copy of an answer to be put away, with when the engine said so, how long it is, and who keeps it. */
export async function toCachedResponse(response: Response, build: string, deviceNow: number): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  // The body is unpacked already.
  for (const name of ['Content-Encoding', 'Set-Cookie', 'Vary']) headers.delete(name);
  headers.set('Content-Length', String(body.byteLength));
  headers.set(AS_OF, saidAt(response, deviceNow));
  headers.set(CACHED_BY, build);
  return new Response(body, { status: response.status, headers });
}

/** The same copy, of which the engine has just said (304) that it is still right. */
export async function revalidatedResponse(copy: Response, { headers }: Response, deviceNow: number): Promise<Response> {
  const after = new Headers(copy.headers);
  after.set(AS_OF, saidAt({ headers }, deviceNow));
  return new Response(await copy.arrayBuffer(), { status: copy.status, headers: after });
}

/** When the engine said so, by its own clock: an instant in ISO 8601. */
export function saidAt({ headers }: Pick<Response, 'headers'>, deviceNow: number): string {
  const said = Date.parse(headers.get('Date') ?? '');
  return new Date(Number.isNaN(said) ? deviceNow : said).toISOString();
}

/** As of when a copy is right; epoch milliseconds by the engine's clock. */
export function asOf(copy: Response): number {
  return Date.parse(copy.headers.get(AS_OF) ?? '') || 0;
}

/** Another build may read its answers otherwise: its copies do only where nothing better can be had. */
export function isCachedBy(build: string, copy: Response): boolean {
  return copy.headers.get(CACHED_BY) === build;
}

/** A copy for who asked: 304 where the same is known already. */
export function toResponse(copy: Response, ifNoneMatch: string | null): Response {
  const etag = copy.headers.get('ETag');
  if (!etag || ifNoneMatch !== etag) return copy;
  return new Response(null, { status: 304, headers: copy.headers });
}

/** What an answer may be besides ours: a captive portal's page, a proxy's, a redirection. None of these is ever cached. */
export type Content = 'json' | 'document' | 'picture' | 'file';

/** Whether an answer is the engine's own: by its header, and not by way of a redirection. */
export function isOwnResponse(response: Response): boolean {
  return response.headers.has('Landfall-Version') && !response.redirected && response.type !== 'opaqueredirect';
}

/** Whether it is a 200 of our own, with what was asked for in it: the only one that is cached. */
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

/** Asks the engine for what may be known already by its tag. */
export function requestFor(address: string, content: 'json' | 'document', etag?: string | null): Request {
  return new Request(address, { headers: { Accept: accepted[content], ...(etag && { 'If-None-Match': etag }) } });
}

/** Asks the engine; keeps a good answer (a document's only of this build), and drops what is not there any more. */
export async function revalidate(
  { build, fetch, now, origin }: Pick<Deps, 'build' | 'fetch' | 'now' | 'origin'>,
  cache: { put(key: string, copy: Response): Promise<void>; drop(key: string): Promise<void> },
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
