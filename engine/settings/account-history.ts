import {
  type AccountChange,
  type HistoryGroup,
  historyGroups,
  readAccountHistory,
} from '#domain/contract/office/history.ts';
import type { Permission } from '#domain/permissions.ts';
import { requireIn } from '../accounts/model/in-account.ts';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';
import type { ChangeFacts, HistorySubject } from '../history/record-change.ts';
import { instantText } from '../http/json-response.ts';
import { type Route, readAs } from '../http/route.ts';

const PAGE = 50;

type Row = RowOf<'history'>;

interface Group {
  readonly permission: Permission;
  /** The kind of object that its entries are about. */
  readonly subject: HistorySubject['kind'];
  /** How its kinds begin, where another group has the same subject: the prices of a tour are in the history of the tour. */
  readonly prefix?: string;
}

const groups: Readonly<Record<HistoryGroup, Group>> = {
  team: { permission: 'team.read', subject: 'team_member' },
  roles: { permission: 'team.read', subject: 'role' },
  tours: { permission: 'catalogue.read', subject: 'tour' },
  prices: { permission: 'catalogue.read', subject: 'tour', prefix: 'rate_' },
  departures: { permission: 'orders.read', subject: 'departure' },
  promo_codes: { permission: 'catalogue.read', subject: 'promo_code' },
  stores: { permission: 'stores.read', subject: 'store' },
  imports: { permission: 'stores.read', subject: 'account', prefix: 'import_' },
  reviews: { permission: 'reviews.read', subject: 'review' },
  erasures: { permission: 'customers.read', subject: 'account', prefix: 'erasure_' },
};
const prefixes = Object.values(groups).flatMap(({ prefix }) => prefix ?? []);

/** The changes in an account with their authors, without those of its orders, the newest first (B15). */
export function historyRoutes(context: Context): Route[] {
  return [
    readAs(context, readAccountHistory, 'team.read', async (tx, { caller, query }) => {
      const account_id = query.account ?? caller.device?.account_id ?? caller.accountsWith('team.read')[0] ?? 0;
      requireIn(caller, account_id, 'team.read');
      const shown = historyGroups.filter(
        (it) => caller.can(account_id, groups[it].permission) && (query.group ?? it) === it,
      );
      const rows = await tx
        .selectFrom('history')
        .selectAll()
        .where('account_id', '=', account_id)
        // The condition is written as in the index, so that the index is used.
        .where('subject_kind', '<>', 'order')
        .where((it) =>
          it.or(
            shown.map((group) => {
              const { subject, prefix } = groups[group];
              const isOfOthers = prefixes.map((other) => it('kind', 'not like', `${other}%`));
              return it.and([
                it('subject_kind', '=', subject),
                ...(prefix === undefined ? isOfOthers : [it('kind', 'like', `${prefix}%`)]),
              ]);
            }),
          ),
        )
        .$if(query.before !== undefined, (it) => it.where('id', '<', query.before ?? 0))
        .orderBy('id', 'desc')
        .limit(PAGE + 1)
        .execute();
      const page = rows.slice(0, PAGE);
      const titles = await titlesOf(tx, page);
      return {
        results: page.map((row) => changeOf(row, titles)),
        next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}

interface Facts extends ChangeFacts {
  readonly title?: string;
  readonly rate?: string;
  readonly role?: string;
  readonly status?: string;
  readonly fields?: readonly string[];
  readonly start?: AccountChange['start'];
  readonly moved_to?: AccountChange['moved_to'];
  readonly count?: number;
  readonly personal?: { readonly email?: string };
}

function changeOf(row: Row, titles: ReadonlyMap<string, string>): AccountChange {
  const [before, after] = [row.before_json, row.after_json].map((json) => JSON.parse(json ?? '{}') as Facts) as [
    Facts,
    Facts,
  ];
  const prefix = prefixes.find((it) => row.kind.startsWith(it)) ?? '';
  const isAbout = (it: HistoryGroup) => groups[it].subject === row.subject_kind && (groups[it].prefix ?? '') === prefix;
  return {
    id: row.id,
    group: historyGroups.find(isAbout) ?? 'tours',
    kind: row.kind.slice(prefix.length) as AccountChange['kind'],
    at: instantText(row.at),
    actor: row.actor,
    subject: Number(row.subject_id),
    title:
      titles.get(keyOf(row)) ??
      [after, before].map(({ title, personal }) => title ?? personal?.email).find((it) => it !== undefined) ??
      '',
    rate: after.rate ?? null,
    status: after.status ?? null,
    start: after.start ?? null,
    moved_to: after.moved_to ?? null,
    count: after.count ?? null,
    role_before: before.role ?? null,
    role: after.role ?? null,
    fields: [...(after.fields ?? [])],
  };
}

const keyOf = ({ subject_kind, subject_id }: Pick<Row, 'subject_kind' | 'subject_id'>) =>
  `${subject_kind} ${subject_id}`;

/** The present names of the entries' subjects. */
async function titlesOf(tx: Transaction, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: HistorySubject['kind']) => [
    0,
    ...rows.filter(({ subject_kind }) => subject_kind === kind).map(({ subject_id }) => Number(subject_id)),
  ];
  const [tours, stores, roles, members] = [
    await tx.selectFrom('experiences').select(['id', 'title']).where('id', 'in', idsOf('tour')).execute(),
    await tx.selectFrom('stores').select(['id', 'title']).where('id', 'in', idsOf('store')).execute(),
    await tx.selectFrom('roles').select(['id', 'name as title']).where('id', 'in', idsOf('role')).execute(),
    await tx
      .selectFrom('team_members as m')
      .leftJoin('users as u', 'u.id', 'm.user_id')
      .select(['m.id', 'm.email', 'u.first_name', 'u.last_name'])
      .where('m.id', 'in', idsOf('team_member'))
      .execute(),
  ];
  const people = members.map(({ id, email, first_name, last_name }) => ({
    id,
    title: `${first_name ?? ''} ${last_name ?? ''}`.trim() || email,
  }));
  const all = { tour: tours, store: stores, role: roles, team_member: people };
  return new Map(
    Object.entries(all).flatMap(([subject_kind, found]) =>
      found.map(({ id, title }) => [keyOf({ subject_kind, subject_id: String(id) }), title] as const),
    ),
  );
}
