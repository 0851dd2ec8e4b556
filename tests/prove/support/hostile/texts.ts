import { sql } from 'kysely';
import type { Database } from '#engine/database/database.ts';
import type { World } from '../access/world.ts';

/** Runs in no page if every text is escaped: each part would end an attribute, an element, a script, a comment or CDATA. */
export const PAYLOAD = `qz'"><script>qzRun()</script><img src=qz onerror=qzRun()>--></title></style></script><svg onload=qzRun()>]]>{{qz}}\u2028`;
const LINK = 'javascript:qzRun()//https://x.example/';

/** Columns that hold a seller's or a guest's free text. */
const texts: Readonly<Record<string, readonly string[]>> = {
  base_accounts: [
    'company_display_name',
    'legal_name',
    'registration_number',
    'vat_number',
    'phone_number',
    'email',
    'website',
  ],
  stores: ['title', 'banner_message'],
  categories: ['title'],
  experiences: ['title', 'short_description', 'description'],
  agenda_items: ['title', 'text'],
  pricing_rates: ['title'],
  pricing_categories: ['title'],
  cancellation_policies: ['title', 'type', 'cancellation_cutoff_time'],
  meeting_points: ['name', 'instructions'],
  inventory_items: ['title', 'description'],
  booking_questions: ['title', 'help_text'],
  guides: ['name', 'text'],
  pictures: ['alt_text', 'name'],
  videos: ['title', 'description'],
  legal_texts: ['text'],
  reviews: ['text', 'name', 'reply'],
  departures: ['note', 'guide'],
  users: ['first_name', 'last_name'],
  roles: ['name'],
  promo_codes: [],
  orders: ['note', 'comment', 'staff_note'],
  order_lines: ['note'],
  departure_actions: ['subject', 'message'],
};

/** Columns with JSON, in which the texts at these keys are replaced. */
const documents: Readonly<Record<string, readonly string[]>> = {
  base_accounts: ['address_json'],
  stores: ['social_links_json', 'settings_json', 'translations_json'],
  experiences: [
    'highlights_json',
    'included_json',
    'not_included_json',
    'what_to_bring_json',
    'know_before_json',
    'faq_json',
    'pickup_json',
    'dropoff_json',
    'translations_json',
  ],
  meeting_points: ['address_json'],
  agenda_items: ['location_json'],
  booking_questions: ['choices_json'],
  orders: ['main_contact_info_json'],
  order_lines: ['participants_json', 'snapshot_json', 'answers_json'],
};
const FREE =
  /^(title|name|text|message|instructions|road|city|county|country|address|first_name|last_name|question|answer|confirmed|reminder|changed|cancelled|review)$/;

/** Puts the payload into every text of every account, as if a check had let it pass. */
export async function poison({ engine }: World): Promise<number> {
  let fields = 0;
  await engine.database.write(async (tx) => {
    await sql`update experiences set highlights_json = '["x"]', included_json = '["x"]', faq_json = '[{"question":"x","answer":"x"}]'`.execute(
      tx,
    );
    await sql`update reviews set hidden_reason = null, hidden_at = null, reply = 'x'`.execute(tx);
    await sql`update stores set settings_json = json_set(settings_json, '$.emails', json('{"confirmed":"x","reminder":"x","changed":"x","cancelled":"x","review":"x"}'))`.execute(
      tx,
    );
    for (const [table, columns] of Object.entries(texts))
      for (const column of columns) {
        fields += 1;
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${PAYLOAD} ${sql.raw(table === 'roles' ? 'where account_id is not null' : '')}`.execute(
          tx,
        );
      }
  });
  for (const [table, columns] of Object.entries(documents))
    for (const column of columns) fields += await poisonJson(engine.database, table, column);
  await engine.database.write(async (tx) => {
    await sql`update stores set version = version + 1000`.execute(tx);
    await sql`update experiences set version = version + 1000`.execute(tx);
  });
  return fields;
}

async function poisonJson(database: Database, table: string, column: string): Promise<number> {
  return database.write(async (tx) => {
    const { rows } = await sql<{
      id: number | string;
      json: string | null;
    }>`select id, ${sql.ref(column)} as json from ${sql.table(table)}`.execute(tx);
    for (const { id, json } of rows)
      if (json)
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${JSON.stringify(poisoned(JSON.parse(json)))} where id = ${id}`.execute(
          tx,
        );
    return 1;
  });
}

function poisoned(value: unknown, key = ''): unknown {
  if (Array.isArray(value))
    return value.map((it) =>
      typeof it === 'string' && !/^\d/.test(it) && key !== 'languages' ? PAYLOAD : poisoned(it, key),
    );
  if (typeof value !== 'object' || value === null) {
    if (typeof value !== 'string') return value;
    return key === 'url' ? LINK : FREE.test(key) ? PAYLOAD : value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, poisoned(it, name)]));
}
