import type { CartLine } from '#domain/contract/cart.ts';
import { ORDER_NUMBER_ALPHABET as ALPHABET } from '#domain/orders/order-number-alphabet.ts';
import { foldText } from '#domain/typing/fold-text.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import type { OrderRow } from '../../database/tables.ts';

export { ALPHABET };

/** An order's number for people, `LF-7K3Q9X`, made of the first 30 bits of a random id. It is no secret. */
export function orderNumber(id: string): string {
  const bits = Number.parseInt(id.slice(0, 8), 16);
  const characters = Array.from({ length: 6 }, (_, i) => ALPHABET[Math.floor(bits / 32 ** i) % 32]);
  return `LF-${characters.join('')}`;
}

/** An order's number from a typed number, or from a voucher's number or code: in any case, with spaces, without its beginning. */
export function typedNumber(text: string): string | null {
  const found = /^(?:LF-?)?([2-9A-HJ-NP-Z]{6})(?:-\d{1,3}(?:-[2-9A-Z]{20})?)?$/.exec(typedCode(text));
  return found ? `LF-${found[1]}` : null;
}

/** The folded text by which sellers search an order: its number, its buyer, and its tours. */
export function searchText(
  { number, main_contact_info_json }: Pick<OrderRow, 'number' | 'main_contact_info_json'>,
  lines: readonly { snapshot_json: string }[],
): string {
  const contact = JSON.parse(main_contact_info_json ?? '{}') as Record<string, string>;
  return foldText([number, ...Object.values(contact), ...titlesOf(lines)].join('\n'));
}

/** The titles of the booked tours. */
export function titlesOf(lines: readonly { snapshot_json: string }[]): string[] {
  return lines.map(({ snapshot_json }) => (JSON.parse(snapshot_json) as CartLine).experience.title);
}
