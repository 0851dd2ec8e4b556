export const back = 'Svi polasci';
export const search = 'Ime, broj ili telefon';
export const clearSearch = 'Očisti pretragu';
export const scanHere = 'Skener';
export const print = 'Ispiši popis';
export const csv = 'Spremi kao CSV';
export const noGuests = 'Za ovaj polazak još nitko nije rezervirao.';
export const nobodyFound = 'Ovdje nema gosta s tim imenom, brojem ili telefonom.';
/** Replaces the name of a guest who gave no name. */
export const unnamed = 'Gost bez imena';
export const elsewhere = 'Pronađeno na drugim polascima';
export const gone = 'Ovog polaska nema na uređaju. Možda je otkazan ili je drugog dana.';
export function letIn(count: number): string {
  return `Propusti ${count}`;
}
export function isHere(count: number, of: number): string {
  return of === 1 ? 'Tu je' : count === of ? `Svih ${of} tu` : `${count} od ${of} tu`;
}
export const undo = 'Poništi';
export function admittedBy(count: number, time: string, by: string): string {
  return `${count} propušteno, ${by}, ${time}`;
}
export const cancelled = 'Otkazano';
export const pending = 'Nije plaćeno: mjesta su samo zadržana';
export const noShow = 'Nisu došli';
export function due(amount: string): string {
  return `${amount} za naplatu`;
}
export const paid = 'Plaćeno';
export const phone = 'Telefon';
export const email = 'E-pošta';
export const pickup = 'Prijevoz';
export const extras = 'Dodaci';
export const answers = 'Odgovori';
export const names = 'Gosti';
export const bookingNote = 'Napomena gosta';
export const staffNote = 'Napomena osoblja';
export const addNote = 'Dodaj napomenu';
export const notePlaceholder = 'Na primjer: kasne 10 minuta';
export const saveNote = 'Spremi napomenu';
export const soldBy = 'Prodao';
export const history = 'Dosad propušteni';
export const inOffice = 'Premjesti, promijeni ili otkaži rezervaciju';
export const howMany = 'Koliko ih ulazi?';
export const money = 'Plaćanje';
/** The columns of the list in a CSV file. */
export const csvHead = [
  'Rezervacija',
  'Stanje',
  'Ime',
  'Prezime',
  'Gosti',
  'Grupa',
  'Osoba',
  'Tu',
  'Telefon',
  'E-pošta',
  'Prijevoz',
  'Dodaci',
  'Odgovori',
  'Za naplatu',
  'Napomena',
];
/** The link to the screen with the actions for all guests. */
export const wholeDeparture = 'Otkazivanje, premještaj, poruka';
/** The link to the report of a cancelled departure. */
export const report = 'Što su gosti odabrali';
