import type { Transaction } from '../../database/database.ts';
import type { Principal } from '../../http/principal.ts';
import type { Row } from './columns.ts';
import { belongsTo } from './ownership.ts';
import { rowsOf, type SellerResource } from './resource.ts';

export type Serialized = Record<string, unknown>;

interface Showing {
  readonly caller: Principal;
  readonly origin: string;
  /** Fields to be answered as the objects that they refer to, in place of ids. */
  readonly expand?: readonly string[];
  readonly resources: ReadonlyMap<string, SellerResource>;
}

export async function serialize(
  tx: Transaction,
  resource: SellerResource,
  rows: readonly Row[],
  { caller, origin, expand = [], resources }: Showing,
): Promise<Serialized[]> {
  const answers = await shownFields(tx, resource, rows, origin);
  for (const name of expand) {
    const target = targetOf(resource, name, resources);
    if (!target) continue;
    const ids = answers.flatMap((answer) => (typeof answer[name] === 'number' ? answer[name] : []));
    const found = await rowsOf(tx)
      .selectFrom(target.table)
      .selectAll()
      .where('id', 'in', [0, ...new Set(ids)])
      .where(belongsTo(target.owner, caller, target.permission.read))
      .execute();
    const whole = await serialize(tx, target, found, { caller, origin, resources });
    const byId = new Map(whole.map((it) => [it['id'], it]));
    // An object that the caller may not see stays an id.
    for (const answer of answers) answer[name] = byId.get(answer[name]) ?? answer[name];
  }
  return answers;
}

export async function shownFields(
  tx: Transaction,
  { fields }: SellerResource,
  rows: readonly Row[],
  origin: string,
): Promise<Serialized[]> {
  const answers = rows.map((row): Serialized => ({ id: row['id'] }));
  for (const [name, field] of Object.entries(fields)) {
    const show = field.kind === 'column' ? field.show : await field.read(tx, rows, origin);
    for (const [i, row] of rows.entries()) Object.assign(answers[i] ?? {}, { [name]: show(row, origin) });
  }
  return answers;
}

export function targetOf(
  resource: SellerResource,
  name: string,
  resources: ReadonlyMap<string, SellerResource>,
): SellerResource | undefined {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return field?.kind === 'column' && field.refersTo !== null ? resources.get(field.refersTo) : undefined;
}
