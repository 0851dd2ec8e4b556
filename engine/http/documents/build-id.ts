import { createHash } from 'node:crypto';

/** The name of a build of the page, made of Vite's list of its files, each named by its content: engine and worker find the same. */
export function buildId(listed: Uint8Array): string {
  return createHash('sha256').update(listed).digest('base64url').slice(0, 16);
}
