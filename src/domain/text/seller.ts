import type { Location, StoreInfo } from '../contract/catalogue.ts';

/** An address in one line: `Riva 4, 21000 Split, Croatia`; '' for an empty one. */
export function addressLine({ name, road, house_number, city, county, country }: Location): string {
  return [name, `${road} ${house_number}`.trim(), city, county, country].filter(Boolean).join(', ');
}

type Seller = Pick<StoreInfo['base_account'], 'company_display_name' | 'legal_name' | 'address'>;

/** The registered name, else the usual one (O4). */
export function sellerName({ legal_name, company_display_name }: Seller): string {
  return legal_name ?? company_display_name;
}

/** The seller in short (O4): name and address. */
export function sellerText(seller: Seller): string {
  return [sellerName(seller), seller.address].filter(Boolean).join(', ');
}
