import type { Context, Letter } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { JobHandlers } from '../jobs/runner.ts';
import type { Told } from './order-letter.ts';
import { orderLetter } from './order-letter.ts';
import type { LetterKind } from './owed-letters.ts';
import { forgetOwed, ORDER_EMAIL, owedTo } from './owed-letters.ts';
import type { OrderRow } from './queries.ts';
import { lockOrder, orderLinesOf } from './queries.ts';
import { sellerOrder } from './seller-replies.ts';
import { noteTold, shopOf, untold } from './told.ts';

/** Writes the email that an order owes its buyer, into those that are to be sent: each once, however many engines write. */
export function orderEmailJobs(context: Context): JobHandlers {
  const { database } = context;
  return {
    [ORDER_EMAIL]: {
      leaseSeconds: 60,
      mostAttempts: 20,
      pauseSeconds: (attempts) => (attempts === 1 ? 0 : Math.min(5 * 2 ** (attempts - 2), 60 * 60)),
      run: async ({ key }) => {
        const draft = await database.read((tx) => drafted(context, tx, key));
        // Vouchers are drawn outside of any transaction.
        const letter = draft?.told ? await orderLetter(draft.told) : null;
        const isQueued = !draft || (await database.write((tx) => queued(context, tx, draft, letter)));
        return isQueued ? undefined : context.now();
      },
    },
  };
}

interface Draft {
  row: OrderRow;
  owed: ReadonlySet<LetterKind>;
  now: Temporal.Instant;
  /** null where there is no address to write to. */
  told: Told | null;
}

async function drafted(
  { accounts, config, mail, ...context }: Context,
  tx: Transaction,
  order_id: string,
): Promise<Draft | null> {
  const row = await tx.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  const owed = await owedTo(tx, order_id);
  if (!row || owed.size === 0) return null;

  const now = context.now();
  const order = await sellerOrder(tx, row, { now, origin: config.publicUrl ?? accounts.origin() });
  const to = order.main_contact_info?.email;
  if (!to) return { row, owed, now, told: null };
  const shop = await shopOf(tx, row);
  const { cancelled, soon, back, failure } = await untold(tx, row, await orderLinesOf(tx, order_id), now);
  const of = (ids: ReadonlySet<string>) => order.lines.filter(({ id }) => ids.has(id));
  const from = { name: shop.name, email: mail.address };
  const news = { cancelled: of(cancelled), soon: of(soon), back, failure };
  return { row, owed, now, told: { order, to, from, now, owed, shop, ...news } };
}

/** Notes what was told with the letter: neither is there without the other. @returns whether the draft still held */
async function queued(
  { mail }: Context,
  tx: Transaction,
  { row, owed, now }: Draft,
  letter: Letter | null,
): Promise<boolean> {
  if ((await owedTo(tx, row.id)).size === 0) return true;
  const current = await lockOrder(tx, row.id);
  const still = await owedTo(tx, row.id);
  if (still.size === 0) return true;
  if (current.version !== row.version || still.symmetricDifference(owed).size > 0) return false;
  await forgetOwed(tx, row.id);
  if (letter) await mail.queue(tx, letter, now);
  await noteTold(tx, current, await orderLinesOf(tx, row.id), owed, now);
  return true;
}
