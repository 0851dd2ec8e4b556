export const loading = 'Učitavanje upita …';
export const none = 'Još nema upita. Stižu obrascima „Postanite dobavljač” i „Postanite posrednik” na dnu trgovine.';
export const older = 'Prikaži starije';
export const markAnswered = 'Označi kao odgovoreno';
export const markOpen = 'Označi kao neodgovoreno';
export const remove = 'Izbriši';
export const removeTitle = 'Izbrisati ovaj upit?';
export const removeText = 'Ne može se vratiti. Upiti se sami brišu nakon godinu dana.';
export const removeNow = 'Izbriši upit';
export const kinds = { supplier: 'Želi postati dobavljač', reseller: 'Želi postati posrednik' };
export function answeredOn(date: string): string {
  return `Odgovoreno: ${date}`;
}
