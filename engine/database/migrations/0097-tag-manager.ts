import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The tag manager of a store (O9) is no longer a setting. Earlier values were set without a password, so sellers have to set them again. */
  '0097-tag-manager': 'alter table stores add column tag_manager text',
};
