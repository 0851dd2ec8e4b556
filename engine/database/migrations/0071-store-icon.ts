import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The picture from which the icon of a store's installed app is cut (B19). */
  '0071-store-icon': 'alter table stores add column icon_picture_id integer references pictures',
};
