export const addressCopied = 'Die Adresse wurde kopiert.';
export const addressNotCopied = 'Dieser Browser kann nicht kopieren. Die Adresse der Seite steht oben.';

export function numberCopied(number: string): string {
  return `${number} wurde kopiert.`;
}

export function numberNotCopied(number: string): string {
  return `Dieser Browser kann nicht kopieren. Die Nummer ist ${number}.`;
}
