export const store = 'The store';
export const availability = 'Availability';
export const carts = 'Carts';
export const orders = 'Orders';
export const query = 'Query';
export const body = 'Body';
export const mayBeMissing = ', may be missing';
/** Between kinds of a field. */
export const or = ' or ';
export const object = 'an object';
export const anyJson = 'any JSON';

export function answer(status: number): string {
  return `Answer, ${status}`;
}

export function answersNothing(status: number): string {
  return `Answers ${status} with nothing in it.`;
}

export function listOf(kind: string): string {
  return `list of ${kind}`;
}
