import type { StoreInfo } from '#domain/contract/catalogue.ts';
import * as words from '#words/legal/company.ts';

/** The numbers of the register and of the tax that a seller has given (O4): 'Registration number 1234'. */
export function companyNumbers({ registration_number, vat_number }: StoreInfo['base_account']): string[] {
  return [
    ...(registration_number ? [words.registrationNumber(registration_number)] : []),
    ...(vat_number ? [words.vatNumber(vat_number)] : []),
  ];
}
