/** '2 Personen' */
export function people(count: number): string {
  return `${count} ${count === 1 ? 'Person' : 'Personen'}`;
}
