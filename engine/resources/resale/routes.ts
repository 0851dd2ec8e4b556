import type { ResaleAgreement } from '#domain/contract/partners/resale.ts';
import * as calls from '#domain/contract/partners/resale.ts';
import { reason, unknownId } from '#domain/contract/problems.ts';
import { canMoveResale, type ResaleSide, type ResaleStatus } from '#domain/resale.ts';
import { Failed, forbiddenError, invalidError, notFoundError, orNotFound } from '../../base/errors.ts';
import type { Context } from '../../context.ts';
import type { Transaction } from '../../database/database.ts';
import { pageSlice } from '../../http/lists.ts';
import type { Principal } from '../../http/principal.ts';
import { writeAs } from '../../http/request/idempotency.ts';
import { assertUnchanged } from '../../http/request/if-match.ts';
import { type InputOf, type Route, readAs } from '../../http/route.ts';
import { lockAgreement, saveAgreement } from './agreements.ts';

/** Agreements about selling other accounts' tours (A26): resellers ask, suppliers decide. */
export function resaleRoutes(context: Context): Route[] {
  return [
    readAs(context, calls.listAgreements, 'stores.read', async (tx, { caller, query, url, origin }) => {
      const found = seen(tx, caller)
        .$if(query.status !== undefined, (it) => it.where('g.status', '=', query.status ?? ''))
        .$if(query.supplier !== undefined, (it) => it.where('g.supplier_id', '=', query.supplier ?? 0))
        .$if(query.reseller !== undefined, (it) => it.where('g.reseller_id', '=', query.reseller ?? 0));
      const { count } = await found.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
      const at = pageSlice(Number(count), query, url, origin);
      const rows = await columns(found).orderBy('g.id', 'desc').limit(at.limit).offset(at.offset).execute();
      return at.of(rows.map(shown));
    }),
    writeAs(context, calls.createAgreement, 'stores.write', createAgreement),
    readAs(context, calls.readAgreement, 'stores.read', (tx, { caller, params }) => readBack(tx, caller, params['id'])),
    writeAs(context, calls.changeAgreement, 'stores.read', changeAgreement),
  ];
}

async function createAgreement(
  tx: Transaction,
  { caller, body, now }: InputOf<typeof calls.createAgreement>,
): Promise<ResaleAgreement> {
  const supplier_id = await supplierOf(tx, body);
  const reseller_id = resellerOf(caller, body.reseller, supplier_id);
  const isSupplier = caller.can(supplier_id, 'catalogue.write') && caller.can(supplier_id, 'stores.write');
  const side = isSupplier ? 'supplier' : 'reseller';
  await requireAccount(tx, reseller_id);
  if (side === 'reseller' && !caller.can(reseller_id, 'stores.write')) throw forbiddenError();
  const status = side === 'supplier' ? 'granted' : 'requested';
  const there = await lockAgreement(tx, supplier_id, reseller_id);
  if (there && there.status === status) return readBack(tx, caller, there.id);
  if (there) refuseMove(side, there.status as ResaleStatus, status);
  const { id } = await saveAgreement(tx, { supplier_id, reseller_id, status, note: body.note ?? '' }, now);
  return readBack(tx, caller, id);
}

async function changeAgreement(
  tx: Transaction,
  { caller, params, body, now, request }: InputOf<typeof calls.changeAgreement>,
): Promise<ResaleAgreement> {
  const { supplier: supplier_id, reseller: reseller_id } = await readBack(tx, caller, params['id']);
  const there = orNotFound(await lockAgreement(tx, supplier_id, reseller_id));
  await assertUnchanged(request, 'agreement', () => readBack(tx, caller, there.id));
  const { status = there.status as ResaleStatus, lease_share } = body;
  if (lease_share !== undefined && !caller.can(supplier_id, 'catalogue.write')) throw forbiddenError();
  const isOther = lease_share !== undefined && lease_share !== there.lease_share;
  if (there.status === status && !isOther) return readBack(tx, caller, there.id);
  const sides = ([] as ResaleSide[]).concat(
    caller.can(supplier_id, 'catalogue.write') ? 'supplier' : [],
    caller.can(reseller_id, 'stores.write') ? 'reseller' : [],
  );
  if (sides.length === 0) throw forbiddenError();
  const from = there.status as ResaleStatus;
  if (from === status) {
    const ofPair = tx.updateTable('resale_agreements').where('id', '=', there.id);
    await ofPair.set({ lease_share }).execute();
    return readBack(tx, caller, there.id);
  }
  if (!sides.some((side) => canMoveResale(side, from, status))) throw wrongMoveError(from, status);
  await saveAgreement(tx, { supplier_id, reseller_id, status, note: body.note ?? '', lease_share }, now);
  return readBack(tx, caller, there.id);
}

function seen(tx: Transaction, caller: Principal) {
  const resellers = caller.accountsWith('stores.read');
  // A role elsewhere lets a caller pass the route, so both permissions must be theirs in the same account.
  const suppliers = resellers.filter((id) => caller.can(id, 'catalogue.read'));
  return tx
    .selectFrom('resale_agreements as g')
    .innerJoin('base_accounts as supplier', 'supplier.id', 'g.supplier_id')
    .innerJoin('base_accounts as reseller', 'reseller.id', 'g.reseller_id')
    .$if(!caller.is_staff, (it) =>
      it.where((where) =>
        where.or([where('g.supplier_id', 'in', [0, ...suppliers]), where('g.reseller_id', 'in', [0, ...resellers])]),
      ),
    );
}

function columns(found: ReturnType<typeof seen>) {
  return found
    .selectAll('g')
    .select(['supplier.company_display_name as supplier_name', 'reseller.company_display_name as reseller_name']);
}

type Shown = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

function shown({ supplier_id, reseller_id, requested_at, decided_at, status, ...row }: Shown): ResaleAgreement {
  const instant = (milliseconds: number) => Temporal.Instant.fromEpochMilliseconds(milliseconds).toString();
  return {
    ...row,
    supplier: supplier_id,
    reseller: reseller_id,
    status: status as ResaleStatus,
    requested_at: instant(requested_at),
    decided_at: decided_at === null ? null : instant(decided_at),
  };
}

/** @throws Failed 404 for an agreement that does not exist or is not the caller's to see */
async function readBack(tx: Transaction, caller: Principal, id: string | number | undefined): Promise<ResaleAgreement> {
  if (!/^\d{1,15}$/.test(String(id))) throw notFoundError();
  const row = orNotFound(await columns(seen(tx, caller)).where('g.id', '=', Number(id)).executeTakeFirst());
  return shown(row);
}

/** The named account, or the account of a tour that others can see. @throws Invalid */
async function supplierOf(
  tx: Transaction,
  { supplier, experience }: { supplier?: number | undefined; experience?: number | undefined },
): Promise<number> {
  if (supplier !== undefined) {
    await requireAccount(tx, supplier, 'supplier');
    return supplier;
  }
  if (experience === undefined) throw invalidError(['supplier'], reason('supplier_missing'));
  const found = await tx
    .selectFrom('experiences')
    .select('account_id')
    .where('id', '=', experience)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!found) throw invalidError(['experience'], unknownId(experience));
  return found.account_id;
}

/** The named account, else the caller's only one that can sell. @throws Invalid */
function resellerOf(caller: Principal, named: number | undefined, supplier_id: number): number {
  const own = caller.accountsWith('stores.write').filter((id) => id !== supplier_id);
  const id = named ?? (own.length === 1 ? own[0] : undefined);
  if (id === undefined) throw invalidError(['reseller'], reason('reseller_missing'));
  if (id === supplier_id) throw invalidError(['reseller'], reason('own_tours'));
  return id;
}

async function requireAccount(tx: Transaction, id: number, field = 'reseller'): Promise<void> {
  const found = await tx.selectFrom('base_accounts').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw invalidError([field], unknownId(id));
}

function refuseMove(side: ResaleSide, from: ResaleStatus, to: ResaleStatus): void {
  if (!canMoveResale(side, from, to)) throw wrongMoveError(from, to);
}

function wrongMoveError(from: ResaleStatus, to: ResaleStatus): Failed {
  return new Failed(409, `An agreement that is ${from} cannot become ${to} here.`);
}
