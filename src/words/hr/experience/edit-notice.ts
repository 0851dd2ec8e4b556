export const gone = 'Rezervacija koju ste htjeli promijeniti više nije u vašoj košarici.';
export const changeThere = 'Promijeni je ondje';
export const bookAnew = 'Rezerviraj ponovno';

export function ofOther(title: string): string {
  return `Rezervacija koju ste htjeli promijeniti odnosi se na „${title}“.`;
}
