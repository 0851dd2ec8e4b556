import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Marks whole email addresses with a sign, so that half a name no longer finds each order twice (B4). */
  '0085-address-words': `update order_words set word = '=' || word where word like '_%@%' and word not like '=%'`,
};
