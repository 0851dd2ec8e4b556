import type { Transaction } from '../database/database.ts';
import { FileRefused } from '../import-export/row-errors.ts';
import type { StoreDocument } from '../import-export/store-document.ts';

/** The account from which a file comes. */
export interface Origin {
  /** Equal for all files of one account in one database. */
  readonly key: string;
  /** Whether that account imports its own file: then its ids are the ids of its own rows. */
  readonly isOwn: boolean;
}

/** The origin of a document: its account's id and time of creation, because other databases use the same ids. @throws FileRefused */
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
