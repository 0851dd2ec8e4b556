import type { Location, StoreInfo } from '#domain/contract/catalogue.ts';
import { addressLine } from '#domain/text/seller.ts';
import type { Transaction } from '../database/database.ts';

/** The columns of a store's account `a` that name the seller (O4). */
export const sellerColumns = ['a.legal_name', 'a.address_json', 'a.registration_number', 'a.vat_number'] as const;

interface SellerRow {
  readonly legal_name: string;
  readonly address_json: string | null;
  readonly registration_number: string;
  readonly vat_number: string;
}

type SellerFacts = Pick<StoreInfo['base_account'], 'legal_name' | 'address' | 'registration_number' | 'vat_number'>;

/** The seller's legal facts, without those that are empty. */
export function sellerFacts({ address_json, legal_name, registration_number, vat_number }: SellerRow): SellerFacts {
  const address = address_json === null ? '' : addressLine(JSON.parse(address_json) as Location);
  const facts = { legal_name, address, registration_number, vat_number };
  return Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));
}

/** The time zone of an account's first store; undefined without a store. */
export async function firstZone(tx: Transaction, account_id: number): Promise<string | undefined> {
  const stores = tx.selectFrom('stores').select('time_zone').where('account_id', '=', account_id);
  return (await stores.orderBy('id').executeTakeFirst())?.time_zone;
}
