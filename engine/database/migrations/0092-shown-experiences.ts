import type { Migrations } from '../run-migration.ts';

export const migrations: Migrations = {
  /**
   * Indexes of few rows that are searched again and again: the experiences that a store lists, the tours whose departures are made, and the rows of
   * housekeeping. With them no such read scans a table that grows with history.
   */
  '0092-shown-experiences': `
    create index experiences_shown on experiences (id) where status = 'published';
    create index experiences_in_reach on experiences (departures_until, id) where status <> 'archived';
    create index mails_by_day on mails (created_at);
    create index mails_waiting on mails (next_at) where next_at is not null;
    create index sandbox_checkouts_by_state on sandbox_checkouts (state, expires_at, decides_at);
    create index payments_not_adopted on payments (order_id, id) where kind = 'refund' and session_id is not null
      and ((refund_state is null and provider_ref is null) or (refund_state in ('sent', 'done') and look_at is not null));
    create index payments_looked_for on payments (look_at) where look_at is not null;
    create index payment_events_by_time on payment_events (received_at);
    create index sandbox_notices_waiting on sandbox_notices (next_at) where next_at is not null;
  `,
};
