/** Said of a code where the reason is not known. */
export const notApplied = 'Diesen Code gibt es nicht, oder er gilt nicht für Ihren Warenkorb.';
export const tooMany =
  'Es wurden zu viele Codes ausprobiert. Bitte warten Sie eine Viertelstunde, oder fahren Sie ohne Code fort.';

export function unknown(code: string): string {
  return `Den Aktionscode „${code}“ gibt es nicht.`;
}

export function validFrom(code: string, date: string): string {
  return `Der Code ${code} gilt ab ${date}.`;
}

export function validUntil(code: string, date: string): string {
  return `Der Code ${code} galt bis ${date}.`;
}

export function usedUp(code: string): string {
  return `Der Code ${code} ist aufgebraucht.`;
}

export function usedByYou(code: string): string {
  return `Sie haben den Code ${code} so oft eingelöst, wie es möglich ist.`;
}

export function notForThese(code: string): string {
  return `Der Code ${code} gilt nicht für das, was in Ihrem Warenkorb liegt.`;
}

export function forMore(code: string, least: string, missing: string): string {
  return `Der Code ${code} gilt ab ${least}: ${missing} fehlen noch.`;
}
