import type { Transaction } from '../../database/database.ts';
import { type CarriedObject, carriedObjects, exportFields } from '../../resources/model/carried.ts';
import { rowsOf, type SellerResource } from '../../resources/model/resource.ts';

/** An object as a file contains it, without fields that the engine itself counts; null if it is gone. */
export async function objectNow(
  tx: Transaction,
  kind: SellerResource,
  id: number,
  file: { accounts: ReadonlySet<number>; now: Temporal.Instant },
): Promise<CarriedObject | null> {
  const row = await rowsOf(tx).selectFrom(kind.table).selectAll().where('id', '=', id).executeTakeFirst();
  const [object] = row ? await carriedObjects(tx, kind, [row], file) : [];
  return object ? ownFields(kind, object) : null;
}

export function ownFields(kind: SellerResource, object: CarriedObject): CarriedObject {
  const fields = exportFields(kind);
  const own = Object.entries(object).filter(([name]) => name === 'id' || fields.get(name)?.isForNew === false);
  return Object.fromEntries(own) as unknown as CarriedObject;
}
