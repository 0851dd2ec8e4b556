import { decimal } from '../decimal.ts';

export const placesLetGo = 'Još ništa nije plaćeno: vaša se mjesta jednostavno oslobađaju.';
export const nothingBack = 'Može se otkazati, ali se više ništa ne vraća.';
export const nothingLost = 'Za to ništa nije plaćeno, pa se ništa i ne gubi.';
export const cannotBe = 'Prema uvjetima ne može se otkazati.';

export function freeUntil(instant: string): string {
  return `Besplatno do ${instant}.`;
}

export function partUntil(percentage: number, instant: string): string {
  return `${decimal(percentage)}\u00A0% se vraća do ${instant}.`;
}

export function tooLateSince(instant: string): string {
  return `Za otkazivanje je prekasno od ${instant}.`;
}

export const nothingPaid = 'Ništa nije plaćeno, pa se ništa i ne vraća.';
export const nothingGoesBack = 'Ništa vam se ne vraća.';
export function goesBack(amount: string): string {
  return `Vraća vam se ${amount}.`;
}

export const byHand = 'Trgovina vam vraća novac onako kako ste ga platili.';
export const byCard = 'Novac se vraća onako kako je plaćen. Bankama treba nekoliko dana da ga prikažu.';

export const allKept = 'Ono što je za to plaćeno zadržava trgovina.';
export function kept(amount: string): string {
  return `Trgovina zadržava ${amount}.`;
}

export function restKept(percentage: number): string {
  return `Preostalih ${decimal(percentage)}\u00A0% plaćenog iznosa zadržava trgovina.`;
}

export function quoted(sentence: string): string {
  return `„${sentence}“`;
}

/** @param how  it goes back: one of the sentences above */
export function onItsWay(amount: string, how: string): string {
  return `Vraća se ${amount}. ${how}`;
}
