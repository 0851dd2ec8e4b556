/** One of a group, counted from 1. */
export function personOf(title: string, number: number): string {
  return `${title}, ${number}. osoba`;
}

export const unanswered = 'Odgovorite na ovo pitanje.';
export const noNumber = 'Unesite broj.';
export const noDate = 'Unesite datum.';
export const noChoice = 'Odaberite jedan od odgovora.';
export const noBoolean = 'Odgovorite s da ili ne.';
export const tooLong = 'Dopušteno je najviše 1000 znakova.';
