import type { Transaction } from '../database/database.ts';

/** A mark that the demo desk is not filled yet. An engine that is stopped meanwhile fills the desk at its next start. */
const KEY = 'demo_desk_to_fill';

/** Sets the mark in the transaction that imports the demo store, so that no other store ever has it. */
export async function markDesk(tx: Transaction): Promise<void> {
  await tx.insertInto('meta').values({ key: KEY, value: '' }).execute();
}

export async function isDeskMarked(tx: Transaction): Promise<boolean> {
  return (await tx.selectFrom('meta').select('key').where('key', '=', KEY).executeTakeFirst()) !== undefined;
}

export async function deleteDeskMark(tx: Transaction): Promise<void> {
  await tx.deleteFrom('meta').where('key', '=', KEY).execute();
}
