export const free = 'Kostenlos';

export function years(ages: string): string {
  return `${ages} Jahre`;
}

export function peopleInGroup(range: string): string {
  return `${range} Personen pro Gruppe`;
}
