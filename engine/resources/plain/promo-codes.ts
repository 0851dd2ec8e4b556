import { integer, list } from '#domain/contract/fields.ts';
import { type Problem, type Reason, reason, unknownId } from '#domain/contract/problems.ts';
import { promoCodeFields as fields } from '#domain/contract/resources/promo-codes.ts';
import { exponent } from '#domain/money/currency-decimals.ts';
import { exactMinor } from '#domain/money/money.ts';
import { Invalid } from '../../base/errors.ts';
import { USING } from '../../catalogue/promo.ts';
import type { Transaction } from '../../database/database.ts';
import { recordChange } from '../../history/record-change.ts';
import { recordFields } from '../../history/record-fields.ts';
import { computedPart, flag, idsOf, type Part, plain, type Row, reference } from '../model/columns.ts';
import { sellerResource } from '../model/resource.ts';

/** The experiences of a code: they must be of the account, or in the store. */
const promoExperiences: Part = {
  kind: 'part',
  refersTo: ['experiences'],
  output: list(integer()),
  input: fields.experiences,
  read: async (tx, rows) => {
    const found = await tx
      .selectFrom('promo_code_experiences')
      .selectAll()
      .where('promo_code_id', 'in', idsOf(rows))
      .orderBy('experience_id')
      .execute();
    return ({ id }) => found.flatMap((it) => (it.promo_code_id === id ? it.experience_id : []));
  },
  write: async (tx, promo_code_id, value, { account_id }) => {
    const ids = [...new Set(value as number[])];
    const { store_id } = await tx
      .selectFrom('promo_codes')
      .select('store_id')
      .where('id', '=', promo_code_id)
      .executeTakeFirstOrThrow();
    const listed = tx.selectFrom('store_experiences').select('experience_id').where('store_id', '=', store_id);
    const found = await tx
      .selectFrom('experiences')
      .select('id')
      .where('id', 'in', [0, ...ids])
      .where((it) => it.or([it('account_id', '=', account_id), it('id', 'in', listed)]))
      .execute();
    const strange = ids.filter((id) => !found.some((it) => it.id === id));
    if (strange.length > 0) throw new Invalid(strange.map((id) => ({ path: [], ...unknownId(id) })));
    await tx.deleteFrom('promo_code_experiences').where('promo_code_id', '=', promo_code_id).execute();
    for (const experience_id of ids)
      await tx.insertInto('promo_code_experiences').values({ promo_code_id, experience_id }).execute();
  },
};

const promoUses = computedPart(integer({ min: 0 }), async (tx, rows) => {
  const found = await tx
    .selectFrom('orders')
    .select(({ fn }) => ['promo_code_id', fn.countAll<number>().as('uses')])
    .where('promo_code_id', 'in', idsOf(rows))
    .where('status', 'in', USING)
    .groupBy('promo_code_id')
    .execute();
  return ({ id }) => found.find((it) => it.promo_code_id === id)?.uses ?? 0;
});

/** Codes that a store's visitors can type into their carts, and their effect on the price (C13). */
export const promoCodes = sellerResource({
  name: 'promo-codes',
  one: 'promo code',
  fields: {
    /** The store: amounts are in its currency, days are in its calendar. */
    store: reference('store_id', 'stores'),
    /** Stored in capitals and without spaces. */
    code: plain('code', fields.code),
    kind: plain('kind', fields.kind, { absent: 'percent' }),
    /** For `percent` a percentage, for `set` and `subtract` an amount. */
    value: plain('value', fields.value, { absent: '0' }),
    /** The first and the last day. */
    valid_from: plain('valid_from', fields.valid_from, { absent: null }),
    valid_until: plain('valid_until', fields.valid_until, { absent: null }),
    /** The most orders with this code that are pending or bought. */
    most_uses: plain('most_uses', fields.most_uses, { absent: null }),
    most_uses_per_customer: plain('most_uses_per_customer', fields.most_uses_per_customer, { absent: null }),
    /** The least total of the whole cart, before the discount. */
    minimum_total: plain('minimum_total', fields.minimum_total, { absent: null }),
    /** Empty: the code is for all experiences. */
    experiences: promoExperiences,
    is_active: flag('is_active', { absent: true }),
    uses: promoUses,
  },
  search: ['code'],
  ordering: ['code', 'valid_from', 'valid_until'],
  filters: ['store', 'kind', 'is_active'],
  usedBy: [{ table: 'orders', column: 'promo_code_id', by: 'orders' }],
  check: async (tx, next) => [...(await taken(tx, next)), ...dayProblems(next), ...(await amountProblems(tx, next))],
  afterSave: async (tx, id, before, writing) => {
    const { code } = await tx.selectFrom('promo_codes').select('code').where('id', '=', id).executeTakeFirstOrThrow();
    await recordFields(tx, promoCode(id), before ? 'changed' : 'created', { title: code }, writing);
  },
  beforeDelete: (tx, { id, code }, { account_id, caller: { user_id }, now }) =>
    recordChange(tx, {
      account_id,
      subject: promoCode(id),
      kind: 'removed',
      actor: { user_id },
      at: now,
      before: { title: code },
    }),
});

const promoCode = (id: unknown) => ({ kind: 'promo_code', id: String(id) }) as const;

async function taken(tx: Transaction, next: Row): Promise<Problem[]> {
  const other = await tx
    .selectFrom('promo_codes')
    .select('id')
    .where('store_id', '=', Number(next['store_id']))
    .where('code', '=', String(next['code']))
    .where('id', '<>', Number(next['id'] ?? 0))
    .executeTakeFirst();
  return other ? [{ path: ['code'], ...reason('already_exists', { object: 'promo code', field: 'code' }) }] : [];
}

function dayProblems({ valid_from, valid_until }: Row): Problem[] {
  if (!valid_from || !valid_until || valid_until >= valid_from) return [];
  return [{ path: ['valid_until'], ...reason('last_before_first') }];
}

async function amountProblems(tx: Transaction, { kind, value, minimum_total, store_id }: Row): Promise<Problem[]> {
  const store = await tx
    .selectFrom('stores')
    .select('currency')
    .where('id', '=', Number(store_id))
    .executeTakeFirstOrThrow();
  const ofValue = kind === 'percent' ? percentProblem(String(value)) : tooFine(String(value), store.currency);
  const ofMinimum = minimum_total === null ? null : tooFine(String(minimum_total), store.currency);
  const isIdle = kind === 'none' && Number(value) !== 0;
  return [
    ...problemAt('value', isIdle ? reason('code_without_value') : ofValue),
    ...problemAt('minimum_total', ofMinimum),
  ];
}

function percentProblem(value: string): Reason | null {
  if (Number(value) > 100) return reason('too_large', { max: 100 });
  return /\.\d{3}/.test(value) ? reason('too_many_decimals', { places: 2 }) : null;
}

function tooFine(amount: string, currency: string): Reason | null {
  if (exactMinor(amount, currency) !== null) return null;
  return reason('too_many_decimals', { places: exponent(currency) });
}

function problemAt(field: string, why: Reason | null): Problem[] {
  return why === null ? [] : [{ path: [field], ...why }];
}
