import type { CartLine } from '#domain/contract/cart.ts';

/** The titles of what lines book. */
export function titlesOf(lines: readonly { snapshot_json: string }[]): string[] {
  return lines.map(({ snapshot_json }) => (JSON.parse(snapshot_json) as CartLine).experience.title);
}
