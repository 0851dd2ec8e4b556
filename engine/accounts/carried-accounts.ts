import { putAccount } from '#domain/contract/accounts/accounts.ts';
import { type AnyField, type Field, fieldsOf } from '#domain/contract/fields.ts';
import { wholeAddress } from '#domain/contract/resource-fields.ts';
import { type Column, jsonColumn, noted, plain, type SqlValue } from '../resources/model/columns.ts';
import { type ResourceField, rowsOf, type SellerResource } from '../resources/model/resource.ts';

/** Values of an account for fields that an imported file leaves out. */
const usual: Readonly<Record<string, string>> = { type: 'supplier', language: 'en' };

/** Accounts as a resource for import and export between databases. Their API routes are written by hand elsewhere. */
export const carriedAccounts: SellerResource = {
  name: 'base-accounts',
  one: 'account',
  table: 'base_accounts',
  owner: { column: 'id' },
  permission: { read: 'account.read', write: 'account.manage' },
  fields: { ...fieldsOfRequests(), created_at: noted('created_at') },
  search: [],
  ordering: [],
  filters: [],
  invalidates: async (tx, rows) => {
    const idsIn = async (table: string) => {
      const accounts = [0, ...rows.map((row) => row['id'] ?? 0)];
      const found = await rowsOf(tx).selectFrom(table).select('id').where('account_id', 'in', accounts).execute();
      return found.map((row) => Number(row['id']));
    };
    return { stores: await idsIn('stores'), experiences: await idsIn('experiences') };
  },
};

function fieldsOfRequests(): Record<string, ResourceField> {
  const fields = Object.entries(putAccount.body ? fieldsOf(putAccount.body) : {});
  return Object.fromEntries(fields.map(([name, field]) => [name, columnOf(name, field)]));
}

function columnOf(name: string, field: AnyField): Column {
  if (name === 'address')
    return jsonColumn('address_json', field, { absent: null, whole: (it) => it && wholeAddress(it) });
  const column = plain(name, field as Field<SqlValue>);
  if (name === 'company_display_name') return column;
  if (name === 'retention_months') return { ...column, absent: { [name]: null } };
  const absent = { [name]: usual[name] ?? '' };
  if (name !== 'email') return { ...column, absent };
  // An account without an email address stores an empty text.
  return {
    ...column,
    absent,
    show: ({ email }) => email || null,
    store: (email) => ({ email: (email as string | null) ?? '' }),
  };
}
