import { hash } from 'node:crypto';
import { Failed, Refused } from '../../base/errors.ts';
import { knows } from '../headers.ts';
import { JsonResponse, Serialised } from '../json-response.ts';

/**
 * Refuses a change that was made for another version; without `If-Match` any version is accepted. The header has one or several versions (`"3"`,
 * `W/"3"` or 3; `"3-de"` of an answer in German), or `*`.
 *
 * @param what  the changed object, such as 'order'
 * @throws Refused stale_version; Failed 400 for a malformed header
 */
export function refuseStale(ifMatch: string | null, version: number, what: string): void {
  if (ifMatch === null) return;
  const isNamed = tagsIn(ifMatch).some((named) => {
    if (named === '*') return true;
    const [, number] = /^(\d{1,15})(?:-[a-z]{2,3})?$/.exec(named) ?? [];
    if (number === undefined) throw new Failed(400, `If-Match must be the version of the ${what}.`);
    return Number(number) === version;
  });
  if (!isNamed) throw new Refused('stale_version', `The ${what} has changed since.`, { version });
}

/** A reply with its version as its tag, which `If-Match` can name. */
export function versioned(reply: object, version: number): Serialised {
  return new Serialised(JSON.stringify(reply), { etag: `"${version}"` });
}

/**
 * The same for an object without versions (A35): its tag is a hash of the answer of GET. Call it once the object is locked.
 *
 * @param shown  the object as the caller's GET answers it
 * @throws Refused stale_version
 */
export async function assertUnchanged({ headers }: Request, what: string, shown: () => unknown): Promise<void> {
  const ifMatch = headers.get('if-match');
  if (ifMatch === null) return;
  const tag = objectTag(await shown());
  const isNamed = tagsIn(ifMatch).some((named) => named === '*' || named === tag);
  if (!isNamed) throw new Refused('stale_version', `The ${what} has changed since.`);
}

/**
 * A reply with the tag of the object in it; 304 for a GET whose `If-None-Match` has that tag. Objects with versions have tags already, and a
 * replayed reply may be old.
 */
export function tagged(answer: JsonResponse, request: Request): JsonResponse {
  const { status, body, headers } = answer;
  if (status !== 200 || body === null || 'etag' in headers || 'idempotent-replayed' in headers) return answer;
  const etag = `"${hashOf(body)}"`;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && knows(request.headers, etag)) return new JsonResponse(304, null, { ...headers, etag });
  return new JsonResponse(200, body, { ...headers, etag });
}

/** The tag of an object without its quotes. @param shown  the object as GET answers it */
export function objectTag(shown: unknown): string {
  return hashOf(JSON.stringify(shown));
}

function hashOf(body: string): string {
  return hash('sha256', body, 'base64url').slice(0, 22);
}

/** The tags of a header without quotes. A compressing edge server may have made them weak. */
function tagsIn(ifMatch: string): string[] {
  return ifMatch.split(',').map((it) => it.trim().replace(/^(?:W\/)?"(.*)"$/, '$1'));
}
