import { fittingAnswers } from '#domain/booking/booking-questions.ts';
import type { BookingAnswer } from '#domain/contract/cart.ts';
import { takePlaces } from '../catalogue/places.ts';
import type { LineSnapshot, PricedLine } from '../catalogue/price-line.ts';
import type { Transaction } from '../database/database.ts';
import type { CartLineRow } from '../database/tables.ts';
import { insertLine, updateLine } from './queries.ts';

interface WriteLineInput {
  /** Where it stands in which cart; an existing line keeps its participants. */
  line: Pick<CartLineRow, 'id' | 'cart_id' | 'position' | 'participants_json'>;
  /** As it was written last; null for a new one. */
  before: CartLineRow | null;
  now: Temporal.Instant;
  expires_at: Temporal.Instant;
}

/** Writes a line that has been priced, with the places that it takes. @throws Refused, and then all of it is undone */
export async function writeLine(
  tx: Transaction,
  { line, before, now, expires_at }: WriteLineInput,
  { at, pieces, row }: PricedLine,
): Promise<CartLineRow> {
  const written = { ...line, ...row, answers_json: answersLeft(before, row) };
  await (before ? updateLine : insertLine)(tx, written);
  await takePlaces(tx, {
    line_id: line.id,
    cart_id: line.cart_id,
    before,
    at,
    places: row.places,
    pieces,
    now,
    expires_at,
  });
  return written;
}

const NO_ANSWERS = '[]';

/** What still fits: of those who do not come any more, and of what is not asked any more, nothing is kept. */
function answersLeft(before: CartLineRow | null, { snapshot_json }: PricedLine['row']): string {
  if (before === null || before.answers_json === NO_ANSWERS) return NO_ANSWERS;
  const line = JSON.parse(snapshot_json) as LineSnapshot;
  return JSON.stringify(fittingAnswers(line, JSON.parse(before.answers_json) as BookingAnswer[]));
}
