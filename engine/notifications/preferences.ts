import type { Language } from '#domain/contract/languages.ts';
import type { EmailTiming, NotificationGroup, NotificationPreferences } from '#domain/contract/office/notifications.ts';
import { forbiddenError } from '../base/errors.ts';
import type { Transaction } from '../database/database.ts';
import type { Reader } from './queries.ts';
import { DAILY_AT, listRecipients } from './recipients.ts';

/** The choices of a member of the team, or the defaults. @throws Failed 403 for a user who is not in the team */
export async function readPreferences(
  tx: Transaction,
  { account_id, user_id }: Reader,
): Promise<NotificationPreferences> {
  const [person] = await listRecipients(tx, account_id, user_id);
  if (!person) throw forbiddenError();
  return { ...person.timings, email: person.email, daily_at: `${DAILY_AT}:00` };
}

type Changes = { readonly [group in NotificationGroup]?: EmailTiming | undefined } & {
  readonly language?: Language | undefined;
};

/** Stores choices; groups that are left out stay as they are. */
export async function savePreferences(
  tx: Transaction,
  { account_id, user_id }: Reader,
  { language, ...timings }: Changes,
): Promise<void> {
  const chosen = Object.fromEntries(Object.entries(timings).filter(([, timing]) => timing !== undefined));
  const none = { bookings: null, changes: null, cancellations: null, payments: null, reviews: null };
  const ofAccount = tx
    .selectFrom('base_accounts')
    .select('language')
    .where('id', '=', account_id)
    .$asScalar()
    .$notNull();
  await tx
    .insertInto('notification_preferences')
    .values({ account_id, user_id, ...none, ...chosen, language: language ?? ofAccount })
    .onConflict((it) =>
      it.columns(['account_id', 'user_id']).doUpdateSet({ account_id, ...chosen, ...(language && { language }) }),
    )
    .execute();
}
