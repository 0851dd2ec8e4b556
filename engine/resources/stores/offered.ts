import { type Expression, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { type ListQuery, type PageSlice, pageSlice, requestedSlice, searchTerms } from '../../http/lists.ts';
import { containing, folded, holding } from '../model/list-query.ts';
import { halfVersine, within } from './near.ts';
import type { offersFilter } from './offers.ts';

type Filter = ReturnType<typeof offersFilter>;

interface Store {
  readonly id: number;
  readonly account_id: number;
  readonly currency: string;
}

/**
 * One page of the experiences that a store lists or, with `isEligible`, that it could list and does not: the published experiences of suppliers and
 * all of its own account that are not archived, if their currency is the store's.
 */
export async function offeredIds(
  tx: Transaction,
  store: Store,
  isEligible: boolean,
  filter: Filter,
  query: ListQuery,
  address: { url: URL; origin: string },
) {
  const { centre } = filter;
  const found = offered(tx, store, isEligible, filter, query.search);
  const isDown = query.ordering?.startsWith('-') ?? false;
  const field = query.ordering?.replace(/^-/, '');
  // Sorting reads only short keys and counts them; whole rows are read for one page.
  const keysAt = ({ limit, offset }: Pick<PageSlice, 'limit' | 'offset'>) =>
    found
      .select(({ fn }) => ['e.id', fn.countAll<number>().over().as('count')])
      .$if(field === 'title', (it) => it.orderBy('e.title', isDown ? 'desc' : 'asc'))
      .$if(field === 'supplier', (it) => it.orderBy('a.company_display_name', isDown ? 'desc' : 'asc'))
      .$if(centre !== null, (it) =>
        it.orderBy(halfVersine(centre ?? { lat: 0, lon: 0 }, point), field === 'distance' && isDown ? 'desc' : 'asc'),
      )
      .$if(!isEligible, (it) => it.orderBy('s.position'))
      .orderBy('e.id')
      .limit(limit)
      .offset(offset)
      .execute();
  const sought = requestedSlice(query);
  const first = sought ? await keysAt(sought) : [];
  const count =
    first[0]?.count ??
    (await found.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;
  const at = pageSlice(count, query, address.url, address.origin);
  const keys = sought ? first : await keysAt(at);
  return { ids: keys.map(({ id }) => id), at };
}

const point = { lat: 'm.lat', lon: 'm.lon' };

function offered(
  tx: Transaction,
  store: Store,
  isEligible: boolean,
  { circle, location, ownership, supplier, type }: Filter,
  search: string | undefined,
) {
  return (
    tx
      .selectFrom('experiences as e')
      // Left joins: the database skips a left-joined table whose columns the query does not use.
      .leftJoin('base_accounts as a', 'a.id', 'e.account_id')
      .leftJoin('meeting_points as m', 'm.id', 'e.meeting_point_id')
      .leftJoin('store_experiences as s', (join) =>
        join.onRef('s.experience_id', '=', 'e.id').on('s.store_id', '=', store.id),
      )
      .$if(!isEligible, (rows) => rows.where('s.store_id', '=', store.id))
      .$if(isEligible, (rows) =>
        rows
          .where('s.store_id', 'is', null)
          .where('e.currency', '=', store.currency)
          .where('e.status', '<>', 'archived')
          .where((where) =>
            where.or([
              where('e.account_id', '=', store.account_id),
              where.and([where('e.status', '=', 'published'), where('a.type', '<>', 'reseller')]),
            ]),
          ),
      )
      .$if(ownership === 'own', (rows) => rows.where('e.account_id', '=', store.account_id))
      .$if(ownership === 'others', (rows) => rows.where('e.account_id', '<>', store.account_id))
      .$if(supplier !== null, (rows) => rows.where('e.account_id', '=', supplier ?? 0))
      .$if(type !== null, (rows) => rows.where('e.type', '=', type ?? ''))
      .$if(circle !== null, (rows) => rows.where(within(circle ?? { lat: 0, lon: 0, km: 0 }, point)))
      .where((where) =>
        where.and(
          searchTerms(location ?? undefined, 'location').map((term) =>
            among('e.meeting_point_id', 'meeting_points', ['address_json', 'name'], term),
          ),
        ),
      )
      .where((where) => where.and(searchTerms(search).map((term) => mentioning(tx, term))))
  );
}

function mentioning(tx: Transaction, term: string): Expression<SqlBool> {
  const inTexts = holding(tx, 'experiences_search', 'e.id', [term]);
  return sql<SqlBool>`(${inTexts} or ${among('e.account_id', 'base_accounts', ['company_display_name'], term)})`;
}

/** Whether the row that a column refers to contains a term. Its table is read once, and not for each experience. */
function among(column: string, table: string, texts: readonly string[], term: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} in (select id from ${sql.table(table)} where ${containing(texts.map(folded), term)})`;
}
