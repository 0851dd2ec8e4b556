import type { Transaction } from '../../database/database.ts';
import { parsedRow } from '../document/import-store.ts';
import { FileRefused, labelOf } from '../document/row-errors.ts';
import type { StoreDocument } from '../document/store-document.ts';

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
  if (text === undefined) throw unknownOriginError();
  if (others.length > 0)
    throw new FileRefused('The file has several companies. Export one company alone, in its own office.');
  const { id, created_at } = parsedRow(text, labelOf('base-accounts', 0, {})) as { id?: unknown; created_at?: unknown };
  const at = typeof created_at === 'string' ? Date.parse(created_at) : Number.NaN;
  if (!Number.isSafeInteger(id) || Number.isNaN(at)) throw unknownOriginError();
  const own = await tx
    .selectFrom('base_accounts')
    .select('created_at')
    .where('id', '=', account_id)
    .executeTakeFirstOrThrow();
  return { key: `${String(id)} ${at}`, isOwn: id === account_id && own.created_at === at };
}

function unknownOriginError(): FileRefused {
  return new FileRefused('The file does not say of which company it is. Export it again.');
}
