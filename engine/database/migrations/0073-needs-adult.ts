import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /** Pricing options that need an adult in the party (V2). */
  '0073-needs-adult': `
    alter table pricing_options add column needs_adult integer not null default 0 check (needs_adult in (0, 1));
  `,

  /** Sets it for existing options of children, in a rate per person that has another option. */
  '0074-adults-for-children': `
    update pricing_options set needs_adult = 1
      where pricing_category_id in (select id from pricing_categories where max_age < 18)
        and rate_id in (
          select o.rate_id from pricing_options o
            join pricing_categories c on c.id = o.pricing_category_id
            join pricing_rates r on r.id = o.rate_id
          where r.is_group_pricing = 0 and (c.max_age is null or c.max_age >= 18));
  `,
};
