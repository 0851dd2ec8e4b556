import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Turns rows in queues of older versions into jobs. Housekeeping repeats this, because an older engine may run beside this one. */
export async function adoptOldQueues(db: Kysely<Tables>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const hasJob = (kind: string, key: string) =>
  `exists (select 1 from jobs where jobs.kind = '${kind}' and jobs.key = ${key})`;
const skipKnown = 'on conflict (kind, key) do nothing';

const statements = [
  `insert into jobs (kind, key, run_at, attempts, last_error)
     select 'email', id, next_at, attempts, failure from mails where next_at is not null ${skipKnown}`,
  `update mails set next_at = null where next_at is not null and ${hasJob('email', 'mails.id')}`,

  `insert into jobs (kind, key, run_at) select distinct 'order-email', order_id, 0 from order_letters where true ${skipKnown}`,

  `insert into jobs (kind, key, run_at, attempts)
     select 'make-picture', cast(picture_id as text), next_at, attempts from picture_jobs where true ${skipKnown}`,
  `delete from picture_jobs where ${hasJob('make-picture', 'cast(picture_jobs.picture_id as text)')}`,
  `insert into jobs (kind, key, run_at) select 'remove-picture', key || ' ' || source, 0 from picture_removals where true ${skipKnown}`,
  `delete from picture_removals where ${hasJob('remove-picture', "picture_removals.key || ' ' || picture_removals.source")}`,

  `insert into jobs (kind, key, payload, run_at, attempts)
     select 'sandbox-notice', id, body, next_at, attempts from sandbox_notices where next_at is not null ${skipKnown}`,
  `update sandbox_notices set next_at = null where next_at is not null and ${hasJob('sandbox-notice', 'sandbox_notices.id')}`,

  `insert into jobs (kind, key, run_at) select 'refund', order_id || '/' || id, coalesce(look_at, 0) from payments
     where kind = 'refund' and session_id is not null
       and ((refund_state is null and provider_ref is null) or (refund_state in ('sent', 'done') and look_at is not null)) ${skipKnown}`,
  `update payments set look_at = null
     where look_at is not null and ${hasJob('refund', "payments.order_id || '/' || payments.id")}`,

  `insert into jobs (kind, key, run_at)
     select 'close-session', order_id || '/' || id, case when state = 'cancelled' then 0 else expires_at end from payment_sessions
     where provider_ref is not null and (state in ('open', 'processing') or (state = 'cancelled' and checkout_url is not null)) ${skipKnown}`,
];
