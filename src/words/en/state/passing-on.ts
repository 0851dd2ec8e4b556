export const addressCopied = 'The address has been copied.';
export const addressNotCopied = "This browser cannot copy. The page's address stands at its top.";

export function numberCopied(number: string): string {
  return `${number} has been copied.`;
}

export function numberNotCopied(number: string): string {
  return `This browser cannot copy. The number is ${number}.`;
}
