import { lockDepartures } from '../../catalogue/places-left.ts';
import type { Transaction } from '../../database/database.ts';
import { Invalid } from '../../errors.ts';
import type { Row, Writing } from '../model/columns.ts';

/**
 * Takes a new stock to the starts that are still to come. Fewer pieces than are held and sold at one of them are refused, as places
 * are (A13); where there are always enough, those that were counted so far stay countable.
 *
 * @throws Invalid
 */
export async function restock(
  tx: Transaction,
  item_id: number,
  before: Row | null,
  { body, now }: Writing,
): Promise<void> {
  if (before === null || body['stock'] === undefined || body['stock'] === before['stock']) return;
  const stock = (body['stock'] as number | null) ?? ENOUGH;
  const coming = await tx
    .selectFrom('departure_extras as x')
    .innerJoin('departures as d', 'd.id', 'x.departure_id')
    .select('d.id')
    .where('x.item_id', '=', item_id)
    .where('d.starts_at', '>', now.epochMilliseconds)
    .execute();
  const ids = coming.map(({ id }) => id);
  if (ids.length === 0) return;
  await lockDepartures(tx, ids);
  const taken = await tx
    .selectFrom('departure_extras as x')
    .leftJoin('holds as h', (join) =>
      join
        .onRef('h.departure_id', '=', 'x.departure_id')
        .onRef('h.item_id', '=', 'x.item_id')
        .on('h.expires_at', '>', now.epochMilliseconds),
    )
    .select(({ fn }) => ['x.sold', fn.sum<number | null>('h.quantity').as('held')])
    .where('x.item_id', '=', item_id)
    .where('x.departure_id', 'in', ids)
    .groupBy(['x.departure_id', 'x.sold'])
    .execute();
  const most = Math.max(...taken.map(({ sold, held }) => sold + (held ?? 0)));
  if (most > stock) {
    const message = `Ensure this value is greater than or equal to ${most}: so many are taken at one start.`;
    throw new Invalid([{ path: ['stock'], message }]);
  }
  await tx
    .updateTable('departure_extras')
    .set({ stock })
    .where('item_id', '=', item_id)
    .where('departure_id', 'in', ids)
    .execute();
}

const ENOUGH = 1_000_000_000;
