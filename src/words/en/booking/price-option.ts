export const free = 'Free';

export function years(ages: string): string {
  return `${ages} years`;
}

export function peopleInGroup(range: string): string {
  return `${range} people a group`;
}
