import { hash } from 'node:crypto';

/** The hash of a link's secret: the database stores only this. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}
