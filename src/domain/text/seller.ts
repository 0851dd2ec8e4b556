import type { Location, StoreInfo } from '../contract/catalogue.ts';

/** An address in one line: `Riva 4, 21000 Split, Croatia`; '' for an empty one. */
export function addressLine({ name, road, house_number, city, county, country }: Location): string {
  return [name, `${road} ${house_number}`.trim(), city, county, country].filter(Boolean).join(', ');
}

/** Who sells, in short (O4): the registered name, else the usual one, with the address. */
export function sellerText({
  legal_name,
  company_display_name,
  address,
}: Pick<StoreInfo['base_account'], 'company_display_name' | 'legal_name' | 'address'>): string {
  return [legal_name ?? company_display_name, address].filter(Boolean).join(', ');
}
