export const gone = 'The booking that you wanted to change is not in your cart any more.';
export const changeThere = 'Change it there';
export const bookAnew = 'Book it anew';

export function ofOther(title: string): string {
  return `The booking that you wanted to change is of “${title}”.`;
}
