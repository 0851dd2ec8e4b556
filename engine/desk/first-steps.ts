import { readFirstSteps } from '#domain/contract/office/first-shop.ts';
import { requireIn } from '../accounts/model/in-account.ts';
import { forbiddenError } from '../base/errors.ts';
import type { Context } from '../context.ts';
import { type Route, readAs } from '../http/route.ts';

/** GET /api/desk/first-steps/: the steps that a new shop has done, from its first tour to its first booking (B17). */
export function firstStepsRoute(context: Context): Route {
  return readAs(context, readFirstSteps, 'catalogue.read', async (tx, { caller, query }) => {
    if (query.account !== undefined) requireIn(caller, query.account, 'catalogue.read');
    const account_id = query.account ?? caller.accountsWith('catalogue.read')[0];
    if (account_id === undefined) throw forbiddenError();
    const store = await tx
      .selectFrom('stores')
      .select(['id', 'title', 'domain'])
      .where('account_id', '=', account_id)
      .orderBy('id')
      .executeTakeFirst();
    const tours = await tx
      .selectFrom('experiences as e')
      .leftJoin('store_experiences as s', (join) =>
        join.onRef('s.experience_id', '=', 'e.id').on('s.store_id', '=', store?.id ?? 0),
      )
      .select(['e.id', 'e.title', 'e.status', 's.store_id'])
      .where('e.account_id', '=', account_id)
      .where('e.status', '<>', 'archived')
      .orderBy('e.id')
      .execute();
    const shown = tours.map(({ id, title, status, store_id }) => ({
      id,
      title,
      is_listed: status === 'published' && store_id !== null,
    }));
    const order = await tx
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', store?.id ?? 0)
      .where('status', 'in', ['confirmed', 'completed'])
      .limit(1)
      .executeTakeFirst();
    return {
      store: store ?? null,
      tour: shown.find(({ is_listed }) => is_listed) ?? shown[0] ?? null,
      is_booked: order !== undefined,
      is_sandbox: context.config.stripe === null,
    };
  });
}
