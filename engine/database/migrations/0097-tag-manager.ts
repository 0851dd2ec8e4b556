import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** The tag manager of a store (O9) is no setting any more: what was set without a password is set again. */
  '0097-tag-manager': 'alter table stores add column tag_manager text',
};
