import { titlesOf } from './line-titles.ts';
import type { OrderRow } from './queries.ts';

/** All that sellers look for an order by, in small letters: its number, who bought it, and what. */
export function searchText(
  { number, main_contact_info_json }: Pick<OrderRow, 'number' | 'main_contact_info_json'>,
  lines: readonly { snapshot_json: string }[],
): string {
  const contact = JSON.parse(main_contact_info_json ?? '{}') as Record<string, string>;
  return [number, ...Object.values(contact), ...titlesOf(lines)].join('\n').toLowerCase();
}
