export const title = 'Pitanja';

/** A sentence, followed by one of the two others. */
export const why = 'Kako bi vaši domaćini sve pripremili.';
export const someNeeded = 'Što je označeno s * potrebno je prije plaćanja.';
export const noneNeeded = 'Izostavite što god želite.';

export function about(experience: string): string {
  return `Pitanja: ${experience}`;
}
