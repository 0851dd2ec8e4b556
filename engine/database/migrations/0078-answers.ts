import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Answers on the page of an experience (V10): lists of texts, and questions with their answers. */
  '0078-answers': `
    alter table experiences add column included_json text not null default '[]';
    alter table experiences add column not_included_json text not null default '[]';
    alter table experiences add column what_to_bring_json text not null default '[]';
    alter table experiences add column know_before_json text not null default '[]';
    alter table experiences add column faq_json text not null default '[]';
  `,
  /** Guides, and the experiences that they guide (V11). */
  '0079-guides': `
    create table guides (
      id integer primary key autoincrement, account_id integer not null references base_accounts, name text not null,
      picture_id integer references pictures, text text not null, languages_json text not null);
    create index guides_by_account on guides (account_id, id);
    create index guides_by_picture on guides (picture_id);
    create table experience_guides (
      experience_id integer not null references experiences on delete cascade, guide_id integer not null references guides,
      position integer not null, primary key (experience_id, guide_id));
    create index experience_guides_by_guide on experience_guides (guide_id);
  `,
};
