export const asYouLeftIt = 'Sve je kako ste ostavili: dodirnite još jednom za nastavak na plaćanje.';

/** @param changes  one after the other, each of those below */
export function changed(changes: string): string {
  return `Otkad ste to zatražili: ${changes}. Pogledajte još jednom prije nego što nastavite na plaćanje.`;
}

export function totalChanged(before: string, now: string): string {
  return `ukupno je sada ${now}, a bilo je ${before}`;
}

export function lineCame(title: string): string {
  return `dodano je „${title}“`;
}

export function lineGone(title: string): string {
  return `u košarici više nema „${title}“`;
}

export function lineChanged(title: string): string {
  return `promijenilo se „${title}“`;
}
