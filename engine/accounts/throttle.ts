import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import { clientAddress, networkOf } from '../http/client-address.ts';
import { throttled } from '../http/errors.ts';
import { emailKey } from './email-address.ts';

/** So many tries within so many minutes of the first. */
interface Limit {
  readonly key: string;
  readonly most: number;
  readonly minutes: number;
}

/** Tries of one kind: counted before they are made, so that many at once count too. */
export interface Tries {
  /** @throws Failed 429 */
  begin(now: Temporal.Instant): Promise<void>;
  /** Takes back what a try counted that succeeded. */
  forgive(tx: Transaction): Promise<void>;
}

/** Whoever guesses at passwords is held by the account from where they are, by where they are, and by the account from anywhere. */
export function signingIn(context: Context, request: Request, email: string): Tries {
  const account = emailKey(email).slice(0, 254);
  const from = networkFrom(context, request);
  return tries(context, [
    ...(from ? [{ key: `sign-in from ${from}`, most: 100, minutes: 15 }] : []),
    { key: `sign-in to ${account} from ${from ?? 'anywhere'}`, most: 10, minutes: 15 },
    { key: `sign-in to ${account}`, most: 100, minutes: 60 },
  ]);
}

/** Of a user who is signed in: a stolen token does not let anybody guess the password. */
export function provingPassword(context: Context, user_id: number): Tries {
  return tries(context, [{ key: `password of ${user_id}`, most: 10, minutes: 15 }]);
}

/** Whatever sends a mail to an address that anybody can name, whether it is known here or not. */
export function askingForMail(context: Context, request: Request, email: string): Tries {
  const from = networkFrom(context, request);
  return tries(context, [
    ...(from ? [{ key: `mail from ${from}`, most: 100, minutes: 60 }] : []),
    { key: `mail to ${emailKey(email).slice(0, 254)}`, most: 10, minutes: 60 },
  ]);
}

function networkFrom({ config }: Context, request: Request): string | null {
  const address = clientAddress(request, config.trustedProxies);
  return address === null ? null : networkOf(address);
}

function tries({ database }: Context, limits: readonly Limit[]): Tries {
  // In one order, so that none waits for one that waits for it.
  const sorted = limits.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return {
    begin: (now) =>
      database.write(async (tx) => {
        for (const limit of sorted) await count(tx, limit, now.epochMilliseconds);
      }),
    forgive: async (tx) => {
      for (const { key } of sorted) {
        await tx
          .updateTable('tries')
          .set((it) => ({ count: it('count', '-', 1) }))
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute();
      }
    },
  };
}

async function count(tx: Transaction, { key, most, minutes }: Limit, now: number): Promise<void> {
  const until = now + minutes * 60_000;
  const { count: made, until: ends } = await tx
    .insertInto('tries')
    .values({ key, count: 1, since: now, until })
    .onConflict((it) =>
      it.column('key').doUpdateSet({
        count: sql`case when tries.until <= ${now} then 1 else tries.count + 1 end`,
        since: sql`case when tries.until <= ${now} then ${now} else tries.since end`,
        until: sql`case when tries.until <= ${now} then ${until} else tries.until end`,
      }),
    )
    .returning(['count', 'until'])
    .executeTakeFirstOrThrow();
  if (made > most) throw throttled(Math.max(1, Math.ceil((ends - now) / 1000)));
}
