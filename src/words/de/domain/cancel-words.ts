import { decimal } from '../decimal.ts';

export const placesLetGo = 'Es wurde noch nichts bezahlt: Ihre Plätze werden einfach freigegeben.';
export const nothingBack = 'Eine Stornierung ist möglich, aber es wird nichts mehr erstattet.';
export const nothingLost = 'Dafür wurde nichts bezahlt, also geht nichts verloren.';
export const cannotBe = 'Nach den Bedingungen ist keine Stornierung möglich.';

export function freeUntil(instant: string): string {
  return `Kostenlos bis ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `Bis ${instant} werden ${decimal(percentage)}\u00A0% erstattet.`;
}

export function tooLateSince(instant: string): string {
  return `Seit ${instant} ist es für eine Stornierung zu spät.`;
}

export const nothingPaid = 'Es wurde nichts bezahlt, also wird nichts erstattet.';
export const nothingGoesBack = 'Sie erhalten nichts zurück.';
export function goesBack(amount: string): string {
  return `Sie erhalten ${amount} zurück.`;
}

export const byHand = 'Der Shop erstattet es auf dem Weg, auf dem Sie bezahlt haben.';
export const byCard = 'Es geht auf dem Weg zurück, auf dem bezahlt wurde. Bis Banken es zeigen, vergehen einige Tage.';

export const allKept = 'Was dafür bezahlt wurde, behält der Shop.';
export function kept(amount: string): string {
  return `${amount} behält der Shop.`;
}

export function restKept(percentage: number): string {
  return `Die übrigen ${decimal(percentage)}\u00A0% des bezahlten Betrags behält der Shop.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}“`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `${amount} werden erstattet. ${how}`;
}
