import { plural } from '../plural.ts';

export const title = 'Danas';
export const previousDay = 'Prethodni dan';
export const nextDay = 'Sljedeći dan';
export const backToToday = 'Natrag na današnji dan';
export const tomorrow = 'Sutra';
export const yesterday = 'Jučer';
export const firstSync = 'Polasci se pojavljuju nakon prvog usklađivanja.';
export const nothing = 'Ovog dana nema polazaka.';
export const nothingHere = 'Na ovom uređaju nema polazaka tog dana.';
export const partial = 'Na ovom je uređaju samo dio polazaka: najprije oni s gostima, zatim oni koji slijede. Kad ima mreže, kalendar prikazuje sve.';
export const notHeld = 'Na ovom su uređaju samo jučerašnji i današnji dan te sljedeća tri dana.';
export const listEnded = (date: string): string => `Popis na ovom uređaju završava ${date}. Povežite ga s mrežom da vidite taj dan.`;
export const onlyMine = 'Samo moji';
export const allStarted = 'Danas više nema polazaka.';
export const earlier = 'Već počelo';
export function startsIn(minutes: number): string {
  if (minutes < 60) return `za ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `za ${hours} h` : `za ${hours} h ${rest} min`;
}
export const arrivedOf = (arrived: number, guests: number): string => `${arrived} od ${guests} tu`;
export const noGuests = 'Još nema gostiju';
export function placesLeft(count: number): string {
  if (count <= 0) return 'Popunjeno';
  return `još ${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
}
export const held = (count: number): string => `${count} zadržano`;
export const toPay = (amount: string): string => `${amount} za naplatu`;
export const closed = 'Zatvoreno';
export const cancelled = 'Otkazano: polazak se ne održava';
export const guide = (name: string): string => `Vodič: ${name}`;
