import { hash } from 'node:crypto';

/** What the database has of the secret in a link. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
