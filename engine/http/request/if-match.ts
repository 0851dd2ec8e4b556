import { hash } from 'node:crypto';
import { Failed, Refused } from '../../errors.ts';
import { knows } from '../compression.ts';
import { JsonResponse, Serialised } from '../json-response.ts';

/**
 * Refuses a change that was thought out for another version than there is; without `If-Match` none is. The header names versions as `"3"`,
 * `W/"3"` or 3, one or several, or is `*`.
 *
 * @param what  is changed, 'order'
 * @throws Refused stale_version; Failed 400 for what is no version at all
 */
export function refuseStale(ifMatch: string | null, version: number, what: string): void {
  if (ifMatch === null) return;
  const isNamed = tagsIn(ifMatch).some((named) => {
    if (named === '*') return true;
    if (!/^\d{1,15}$/.test(named)) throw new Failed(400, `If-Match must be the version of the ${what}.`);
    return Number(named) === version;
  });
  if (!isNamed) throw new Refused('stale_version', `The ${what} has changed since.`, { version });
}

/** A reply that says of which version it is, by which `If-Match` can name it. */
export function versioned(reply: object, version: number): Serialised {
  return new Serialised(JSON.stringify(reply), { etag: `"${version}"` });
}

/**
 * The same for an object without versions (A35): its tag is a hash of what a GET answers. Called once the object is locked, so that
 * nobody changes it before the transaction ends.
 *
 * @param shown  the object as the caller's GET answers it
 * @throws Refused stale_version
 */
export async function assertUnchanged({ headers }: Request, what: string, shown: () => unknown): Promise<void> {
  const ifMatch = headers.get('if-match');
  if (ifMatch === null) return;
  const tag = hashOf(JSON.stringify(await shown()));
  const isNamed = tagsIn(ifMatch).some((named) => named === '*' || named === tag);
  if (!isNamed) throw new Refused('stale_version', `The ${what} has changed since.`);
}

/**
 * An answer that shows an object, with the object's tag; 304 to a GET that names it in `If-None-Match`. Versions have tags of their own,
 * and a replayed answer may be old.
 */
export function tagged(answer: JsonResponse, request: Request): JsonResponse {
  const { status, body, headers } = answer;
  if (status !== 200 || body === null || 'etag' in headers || 'idempotent-replayed' in headers) return answer;
  const etag = `"${hashOf(body)}"`;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && knows(request.headers, etag)) return new JsonResponse(304, null, { ...headers, etag });
  return new JsonResponse(200, body, { ...headers, etag });
}

function hashOf(body: string): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

/** Without their quotes; an edge that packs what we send makes them weak. */
function tagsIn(ifMatch: string): string[] {
  return ifMatch.split(',').map((it) => it.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
}
