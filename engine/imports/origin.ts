import type { Transaction } from '../database/database.ts';
import { FileRefused } from '../import-export/row-errors.ts';
import type { StoreDocument } from '../import-export/store-document.ts';

/** Of which account a file is. */
export interface Origin {
  /** The same for all files of one account of one database. */
  readonly key: string;
  /** Whether it is the account that imports the file. Then its ids are the ids of that account's own rows. */
  readonly isOwn: boolean;
}

/** An account is known by its id and the time of its creation: other databases have the id too. @throws FileRefused */
export async function originOf(tx: Transaction, document: StoreDocument, account_id: number): Promise<Origin> {
  const [text, ...others] = document.get('base-accounts') ?? [];
  if (text === undefined) throw new FileRefused('The file does not say of which company it is. Export it again.');
  if (others.length > 0)
    throw new FileRefused('The file has several companies. Export one company alone, in its own office.');
  const { id, created_at } = JSON.parse(text) as { id?: unknown; created_at?: unknown };
  const at = Temporal.Instant.from(String(created_at)).epochMilliseconds;
  const own = await tx
    .selectFrom('base_accounts')
    .select('created_at')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { key: `${String(id)} ${at}`, isOwn: id === account_id && own.created_at === at };
}
