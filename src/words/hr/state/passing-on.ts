export const addressCopied = 'Adresa je kopirana.';
export const addressNotCopied = 'Ovaj preglednik ne može kopirati. Adresa stranice stoji na njegovu vrhu.';

export function numberCopied(number: string): string {
  return `Broj ${number} je kopiran.`;
}

export function numberNotCopied(number: string): string {
  return `Ovaj preglednik ne može kopirati. Broj je ${number}.`;
}
