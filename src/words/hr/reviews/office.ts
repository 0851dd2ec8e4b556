import { plural } from '../plural.ts';

export const title = 'Recenzije';
export function unanswered(count: number): string {
  return `${count} ${plural(count, 'recenzija', 'recenzije', 'recenzija')} bez odgovora`;
}
export const allAnswered = 'Na sve recenzije ste odgovorili.';
export const loading = 'Učitavanje recenzija …';
export const none =
  'Još nema recenzija. Gosti koje ste propustili dan poslije dobivaju poruku s poveznicom za recenziju.';
export const noneFound = 'Ovdje nema recenzija.';
export const show = 'Prikaži';
export const filters = {
  all: 'Sve recenzije',
  new: 'Bez odgovora',
  low: 'Tri zvjezdice i manje',
  answered: 'S odgovorom',
  hidden: 'Skrivene',
};
export const results = 'Recenzije';
export const older = 'Prikaži starije';
export const guest = 'Gost';
export const edited = 'izmijenjeno';
export const starsOnly = 'Bez riječi, samo zvjezdice.';
export function visited(date: string): string {
  return `Izlet: ${date}`;
}
export const booking = 'Otvori rezervaciju';
export const otherSupplier = 'Odgovara organizator ovog izleta.';
export const answer = 'Odgovori';
export const yourAnswer = 'Vaš odgovor';
export const answerHint = 'Svi ga mogu pročitati ispod recenzije.';
export const publish = 'Objavi odgovor';
export const cancel = 'Odustani';
export const editAnswer = 'Promijeni odgovor';
export const hide = 'Sakrij';
export const hideTitle = 'Sakriti ovu recenziju?';
export const hideText =
  'Više se ne računa, a na stranici piše koliko recenzija skrivate. Sama loša ocjena nije razlog: više pomaže odgovor.';
export const reason = 'Razlog';
export const reasons = {
  offensive: 'Vrijeđa nekoga',
  personal_data: 'Sadrži osobne podatke',
  off_topic: 'Nije o izletu',
} as const;
export const hideNow = 'Sakrij recenziju';
export function hiddenBecause(why: string): string {
  return `Skriveno: ${why}`;
}
export const showAgain = 'Ponovno prikaži';
