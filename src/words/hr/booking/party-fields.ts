export const group = 'Vaša grupa';
export const people = 'Tko dolazi?';
export const rate = 'Cijena';
export const inEachGroup = 'Osoba u svakoj grupi';
export const inGroup = 'Osoba u vašoj grupi';
export const toYourselves = 'Sve je samo za vas.';

/** Of the stepper for groups of one kind. */
export function howMany(title: string): string {
  return `${title}, koliko`;
}

/** Of an option that takes no more. */
export function mostOf(count: number): string {
  return `Najviše ${count}.`;
}
