/** '2 people' */
export function people(count: number): string {
  return `${count} ${count === 1 ? 'person' : 'people'}`;
}
