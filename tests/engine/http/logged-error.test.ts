import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { loggedError } from '#engine/base/log.ts';
import type { Tables } from '#engine/database/tables.ts';

const id = '1a8b244f-53f4-413a-b899-a20bc3681150';

/** A database without rows. */
const nothing = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

it('[P15] is logged without the query that found nothing', async () => {
  const error: unknown = await nothing
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
    .catch((it: unknown) => it);

  const logged = loggedError(error);

  expect(JSON.stringify(error)).toContain(id);
  expect(JSON.stringify(logged)).not.toContain(id);
  expect(logged).toMatchObject({ type: 'NoResultError', message: 'no result' });
  expect(logged.stack).toContain('logged-error.test.ts');
});

it('[P15] is logged without the values that PostgreSQL quotes, and without ids', () => {
  const of = (message: string, fields: object) => Object.assign(new Error(message), { severity: 'ERROR', ...fields });
  const taken = of('duplicate key value violates unique constraint "orders_pkey"', {
    code: '23505',
    detail: `Key (id)=(${id}) already exists.`,
  });
  const bad = of('invalid input syntax for type integer: "ana@example.com"', { code: '22P02' });
  const outer = new Error(`no order ${id}`, { cause: taken });

  expect(loggedError(bad)).toMatchObject({ code: '22P02', message: 'The database refused a value.' });
  expect(loggedError(outer)).toMatchObject({ message: 'no order …', cause: { code: '23505', message: taken.message } });
  expect(JSON.stringify([bad, outer].map((it) => loggedError(it)))).not.toMatch(/ana@|1a8b244f/);
});
