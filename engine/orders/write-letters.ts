import type { Context, Letter } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { Told } from './order-letter.ts';
import { orderLetter } from './order-letter.ts';
import type { LetterKind } from './owed-letters.ts';
import { forgetOwed, ordersToTell, owedTo } from './owed-letters.ts';
import type { OrderRow } from './queries.ts';
import { lockOrder, orderLinesOf } from './queries.ts';
import { sellerOrder } from './seller-replies.ts';
import { noteTold, shopOf, untold } from './told.ts';

/** Writes the letters that orders owe their buyers into the mails that are to go: each once, however many engines write. */
export async function writeLetters(context: Context): Promise<void> {
  const { database, log } = context;
  for (const order_id of await database.read(ordersToTell)) {
    try {
      const draft = await database.read((tx) => drafted(context, tx, order_id));
      // Vouchers are drawn while nobody waits.
      const letter = draft?.told ? await orderLetter(draft.told) : null;
      if (draft) await database.write((tx) => queued(context, tx, draft, letter));
    } catch (error) {
      log.error({ err: error }, 'a letter to a buyer could not be written');
    }
  }
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

/** What was told is noted with the letter: neither is there without the other. What has changed since it was drafted waits for the next. */
async function queued(
  { mail }: Context,
  tx: Transaction,
  { row, owed, now }: Draft,
  letter: Letter | null,
): Promise<void> {
  if ((await owedTo(tx, row.id)).size === 0) return;
  const current = await lockOrder(tx, row.id);
  const still = await owedTo(tx, row.id);
  if (current.version !== row.version || still.symmetricDifference(owed).size > 0) return;
  await forgetOwed(tx, row.id);
  if (letter) await mail.queue(tx, letter, now);
  await noteTold(tx, current, await orderLinesOf(tx, row.id), owed, now);
}
