import { createHash } from 'node:crypto';

/** The id of a page build: a hash of Vite's list of its files, whose names come from their content. Engine and worker compute the same id. */
export function buildId(listed: Uint8Array): string {
  return createHash('sha256').update(listed).digest('base64url').slice(0, 16);
}
