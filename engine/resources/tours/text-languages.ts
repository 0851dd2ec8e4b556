import { type Language, languageCodes } from '#domain/contract/languages.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { Transaction } from '../../database/database.ts';

export interface TextLanguages {
  /** The language in which an account writes. */
  readonly language: Language;
  /** The other languages of its shops; all of ours if it has no shop yet. */
  readonly languages: readonly Language[];
}

/** The languages in which accounts write, and into which they translate (G6). */
export async function textLanguages(tx: Transaction, accounts: readonly number[]): Promise<Map<number, TextLanguages>> {
  const rows = await tx
    .selectFrom('base_accounts as a')
    .leftJoin('stores as s', 's.account_id', 'a.id')
    .select(['a.id', 'a.language', 's.settings_json'])
    .where('a.id', 'in', [0, ...accounts])
    .execute();
  const byAccount = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    byAccount.entries().map(([id, ofAccount]) => {
      const language = ofAccount[0]?.language ?? 'en';
      const offered = new Set(
        ofAccount.flatMap(({ settings_json }) => {
          const { languages } = JSON.parse(settings_json ?? '{}') as StoreSettings;
          return languages ?? languageCodes;
        }),
      );
      return [id, { language, languages: languageCodes.filter((it) => it !== language && offered.has(it)) }] as const;
    }),
  );
}
