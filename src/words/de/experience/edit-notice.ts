export const gone = 'Die Buchung, die Sie ändern wollten, ist nicht mehr in Ihrem Warenkorb.';
export const changeThere = 'Dort ändern';
export const bookAnew = 'Neu buchen';

export function ofOther(title: string): string {
  return `Die Buchung, die Sie ändern wollten, gehört zu „${title}“.`;
}
