import { Serialised } from './answers.ts';
import { Failed, Refused } from './errors.ts';

/**
 * Refuses a change that was thought out for another version than there is; without `If-Match` none is. The header names versions as `"3"`,
 * `W/"3"` or 3, one or several, or is `*`.
 *
 * @param what  is changed, 'order'
 * @throws Refused stale_version; Failed 400 for what is no version at all
 */
export function refuseStale(ifMatch: string | null, version: number, what: string): void {
  if (ifMatch === null) return;
  const isNamed = ifMatch.split(',').some((it) => {
    const named = it.trim().replace(/^(?:W\/)?"(.*)"$/, '$1');
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
