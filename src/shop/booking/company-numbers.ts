import type { StoreInfo } from '#domain/contract/catalogue.ts';
import * as words from '#words/legal/company.ts';

/** The seller's registration and tax numbers in words, as far as they are given (O4): 'Registration number 1234'. */
export function companyNumbers({ registration_number, vat_number }: StoreInfo['base_account']): string[] {
  return [
    ...(registration_number ? [words.registrationNumber(registration_number)] : []),
    ...(vat_number ? [words.vatNumber(vat_number)] : []),
  ];
}
