import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldText } from '#domain/typing/fold-text.ts';
import { aDatabase, type TestDatabase } from '../../support/engine/databases.ts';

let test: TestDatabase;

beforeEach(async () => {
  test = await aDatabase(Temporal.Now.instant(), []);
});
afterEach(() => test.remove());

/** The letters, marks and signs of most alphabets, each between two plain letters; without letters that are newer than PostgreSQL's Unicode. */
const texts = Array.from({ length: 0x10_000 }, (_, code) => code)
  .filter((code) => (code > 0 && code < 0x1c_80) || (code >= 0x1d_00 && code < 0xa0_00) || code >= 0xf9_00)
  .map((code) => String.fromCharCode(code))
  .filter((it) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}\p{Nd}\p{P}\p{DI}\p{Mn}]/u.test(
      it,
    ),
  )
  .map((it) => `a${it}B`);

it('[G11] is folded by the database as by the page', async () => {
  const differing: string[] = [];
  for (let at = 0; at < texts.length; at += 500) {
    const some = texts.slice(at, at + 500);
    const { rows } = await test.database.read((tx) =>
      sql<{ typed: string; folded: string }>`
        select typed, fold_text(typed) as folded from (${sql.join(
          some.map((it) => sql`select cast(${it} as text) as typed`),
          sql` union all `,
        )}) as texts`.execute(tx),
    );
    for (const { typed, folded } of rows) if (folded !== foldText(typed)) differing.push(typed);
  }

  expect(texts.length).toBeGreaterThan(5_000);
  expect(differing).toEqual([]);
});
