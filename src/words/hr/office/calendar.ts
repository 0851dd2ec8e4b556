import { plural } from '../plural.ts';

export const loading = 'Učitavanje polazaka …';
export const today = 'Danas';
export const view = 'Prikaz';
export const views = { month: 'Mjesec', week: 'Tjedan' } as const;
export const earlier = { month: 'Prethodni mjesec', week: 'Prethodni tjedan' } as const;
export const later = { month: 'Sljedeći mjesec', week: 'Sljedeći tjedan' } as const;
export const tour = 'Izlet';
export const allTours = 'Svi izleti';
export const days = 'Dani';
export const none = 'Nema polazaka';
export const departures = (count: number): string => `${count} ${plural(count, 'polazak', 'polaska', 'polazaka')}`;
export const taken = (places: number, capacity: number): string => `zauzeto ${places} od ${capacity} mjesta`;
export const share = (percent: number): string => `${percent} %`;
export const fullCount = (count: number): string => `${count} ${plural(count, 'popunjen', 'popunjena', 'popunjenih')}`;
export const closedCount = (count: number): string => `${count} ${plural(count, 'zatvoren', 'zatvorena', 'zatvorenih')}`;
export const cancelledCount = (count: number): string => `${count} ${plural(count, 'otkazan', 'otkazana', 'otkazanih')}`;
export const fullness = { few: 'Još malo mjesta ·', full: 'Popunjeno ·', closed: 'Zatvoreno ·', cancelled: 'Otkazano' } as const;
export const sold = 'Prodano';
export const held = 'Zadržano';
export const free = 'Slobodno';
export const places = 'Mjesta';
export const savePlaces = 'Spremi mjesta';
export const close = 'Zatvori';
export const closeHint = 'Posjetitelji više ne mogu rezervirati zatvoren polazak. Rezervacije ostaju, a osoblje i dalje može rezervirati.';
export const reopen = 'Ponovno otvori';
export const closedHint = 'Ovaj je polazak zatvoren: posjetitelji ga ne mogu rezervirati.';
export const guests = 'Gosti';
export const guide = 'Vodič';
export const guideHint = 'Tko se u timu tako zove, nalazi polazak na „Danas”.';
export const note = 'Bilješka za dan';
export const saveDetails = 'Spremi vodiča i bilješku';
export const remove = 'Ukloni ovaj polazak';
export const select = 'Odaberi više';
export const selected = (count: number): string => `${plural(count, 'Odabran', 'Odabrana', 'Odabrano')} ${count} ${plural(count, 'polazak', 'polaska', 'polazaka')}`;
export const selectAll = 'Svi';
export const changePlaces = 'Promijeni mjesta';
export const endSelecting = 'Odustani';
export const placesEach = (count: number): string => (count === 1 ? 'Više ili manje mjesta' : `Više ili manje mjesta na svakom od ${count}`);
export function addPlaces(places: number): string {
  if (places === 0) return 'Odaberite broj';
  const count = Math.abs(places);
  const named = `${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
  return places > 0 ? `Dodaj ${named}` : `Oduzmi ${named}`;
}
export function changed(count: number): string {
  const departed = plural(count, 'Promijenjen je', 'Promijenjena su', 'Promijenjeno je');
  return `${departed} ${count} ${plural(count, 'polazak', 'polaska', 'polazaka')}.`;
}
export const undo = 'Poništi';
export const add = 'Dodaj polazak';
export const day = 'Dan';
export const time = 'Početak';
export const timeMissing = 'Upišite kada počinje.';
export const addHint = 'Dodaje se samo za ovaj dan. Raspored izleta ostaje kakav jest.';
