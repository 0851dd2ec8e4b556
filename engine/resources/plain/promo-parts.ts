import { integer, list } from '#domain/contract/fields.ts';
import { unknownId } from '#domain/contract/messages.ts';
import { USING } from '../../catalogue/promo.ts';
import { Invalid } from '../../errors.ts';
import { computedPart, idsOf, type Part } from '../model/columns.ts';
import { pk } from '../model/fields.ts';

/** Which experiences a code is for: of the account, or in the store. */
export const promoExperiences: Part = {
  kind: 'part',
  refersTo: ['experiences'],
  output: list(integer()),
  input: list(pk('experiences'), { max: 1000 }),
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
    if (strange.length > 0) throw new Invalid(strange.map((id) => ({ path: [], message: unknownId(id) })));
    await tx.deleteFrom('promo_code_experiences').where('promo_code_id', '=', promo_code_id).execute();
    for (const experience_id of ids)
      await tx.insertInto('promo_code_experiences').values({ promo_code_id, experience_id }).execute();
  },
};

/** How many orders use it now. */
export const promoUses = computedPart(integer({ min: 0 }), async (tx, rows) => {
  const found = await tx
    .selectFrom('orders')
    .select(({ fn }) => ['promo_code_id', fn.countAll<number>().as('uses')])
    .where('promo_code_id', 'in', idsOf(rows))
    .where('status', 'in', USING)
    .groupBy('promo_code_id')
    .execute();
  return ({ id }) => found.find((it) => it.promo_code_id === id)?.uses ?? 0;
});
