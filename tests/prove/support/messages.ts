import type { Database } from '#engine/database/database.ts';
import type { Outside, TakenEvent, TakenMail } from './outside.ts';
import { rowsOf } from './world.ts';

/** A time in which sending was cut from noting, by a kill or a jump of the clock that ends all leases; epoch milliseconds. */
export interface Cut {
  readonly from: number;
  until: number;
}

export interface MessageFaults {
  readonly missing: readonly string[];
  /** Messages about something that never was. */
  readonly baseless: readonly string[];
  /** Repeats without a cut between sending and noting. */
  readonly needless: readonly string[];
  /** Emails that came again under another id: their readers cannot tell that they are repeats. */
  readonly renamed: readonly string[];
  /** The number of repeats. */
  readonly repeats: number;
}

/** Milliseconds between the taking of a message by the other system and its note in the database, at most. */
const NOTED_AFTER = 1_500;

/** Compares the messages of a world that has come to rest with those that other systems took. */
export async function messageFaults(
  database: Pick<Database, 'read'>,
  { mails, events }: Outside,
  cuts: readonly Cut[],
): Promise<MessageFaults> {
  const rows = await database.read(async (tx) => ({
    all: await rowsOf(tx, `select id from mails`),
    // Time may make an email due at any moment: one that waits with its job is not missing.
    due: await rowsOf(
      tx,
      `select id, subject, sent_at, until from mails where sent_at is not null
       or id not in (select key from jobs where kind = 'email' and failed_at is null)`,
    ),
    waiting: await rowsOf(tx, `select recipient from mails where sent_at is null`),
    orders: await rowsOf(
      tx,
      `select o.number, o.main_contact_info_json as contact, c.order_id as consent,
         (select count(*) from history h where h.subject_id = o.id and h.kind = 'emailed') as emails
       from orders o left join order_consents c on c.order_id = o.id where o.confirmed_at is not null`,
    ),
    numbers: await rowsOf(tx, `select number from orders`),
  }));
  const ids = new Set(mails.map(({ id }) => id));
  const byReader = Map.groupBy(mails, ({ to }) => to);
  const addressOf = (contact: string | number | null | undefined) =>
    (JSON.parse(String(contact)) as { email: string }).email;
  const arrived = new Set(events.map(({ id }) => id));
  const written = new Set(rows.all.map(({ id }) => String(id)));
  const waitsFor = new Set(rows.waiting.map(({ recipient }) => String(recipient)));
  const numbers = new Set(rows.numbers.map(({ number }) => `purchase-${number}`));
  return {
    missing: [
      ...rows.due.filter(({ id }) => !ids.has(String(id))).map(mailText),
      ...rows.orders
        .filter(({ contact }) => !waitsFor.has(addressOf(contact)))
        .filter(({ contact, emails }) => emails === 0 || countOf(byReader.get(addressOf(contact))) < Number(emails))
        .map(({ number, emails }) => `one of ${emails} emails about ${number}`),
      ...rows.orders
        .filter(({ number, consent }) => consent !== null && !arrived.has(`purchase-${number}`))
        .map(({ number }) => `the event of ${number}`),
    ],
    baseless: [
      ...[...ids].filter((id) => !written.has(id)).map((id) => `email ${id}`),
      ...[...arrived].filter((id) => !numbers.has(id)).map((id) => `event ${id}`),
    ],
    needless: [...needlessRepeats(mails, cuts), ...needlessRepeats(events, cuts)],
    renamed: renamedIn(mails),
    repeats: mails.length - ids.size + (events.length - arrived.size),
  };
}

const mailText = ({ id, subject, sent_at, until }: Record<string, unknown>) =>
  `email ${String(id)} '${String(subject)}', sent at ${String(sent_at)}, useful until ${String(until)}`;

const countOf = (mails: readonly TakenMail[] = []) => new Set(mails.map(({ id }) => id)).size;

function needlessRepeats(taken: readonly (TakenMail | TakenEvent)[], cuts: readonly Cut[]): string[] {
  return [...Map.groupBy(taken, ({ id }) => id)].flatMap(([id, all]) =>
    all.slice(1).flatMap((it, i) => {
      const before = all[i]?.at ?? 0;
      const isCut = cuts.some(({ from, until }) => from <= before + NOTED_AFTER && until >= before - NOTED_AFTER);
      return isCut ? [] : [`${id} again after ${it.at - before} ms, without a kill`];
    }),
  );
}

/** Buyers' addresses stand for one order each, so a subject comes to them once. */
function renamedIn(mails: readonly TakenMail[]): string[] {
  const ofBuyers = mails.filter(({ to }) => /^[0-9a-f-]{36}@/.test(to));
  return [...Map.groupBy(ofBuyers, ({ to, subject }) => `${to}: ${subject}`)].flatMap(([what, all]) => {
    const ids = new Set(all.map(({ id }) => id));
    return ids.size > 1 ? [`${what} came under ${ids.size} ids`] : [];
  });
}
