import { plural } from '../plural.ts';

export const title = 'Raspored';
export const loading = 'Učitavanje rasporeda …';
export const year = 'Godina';
export const previousYear = 'Prethodna godina';
export const nextYear = 'Sljedeća godina';
export function monthFacts(days: number, starts: number, exceptions: number): string {
  if (starts === 0 && exceptions === 0) return 'Nema polazaka';
  const facts = [`${days} ${plural(days, 'dan', 'dana', 'dana')} s polascima`, departures(starts)];
  if (exceptions > 0) facts.push(`${exceptions} ${plural(exceptions, 'iznimka', 'iznimke', 'iznimki')}`);
  return facts.join(', ');
}
export const legend = 'Značenje boja';
export const moreStarts = 'Više polazaka, jača boja';
export const kinds = { season: 'U sezoni', other: 'Druga vremena', off: 'Neradni dan', none: 'Nema polazaka' } as const;
export const changed = 'Još nije spremljeno';
export const pastMonths = (count: number): string => `${count} ${plural(count, 'prošli mjesec', 'prošla mjeseca', 'prošlih mjeseci')}`;
export const showTable = 'Prikaži kao tablicu';
export const tableName = 'Polasci po mjesecima';
export const columns = { month: 'Mjesec', days: 'Dani', departures: 'Polasci', exceptions: 'Iznimke' } as const;
export const starts = (times: string, capacities: string): string => `${times} · ${capacities}`;
export const places = (count: number): string => `${count} ${plural(count, 'mjesto', 'mjesta', 'mjesta')}`;
export const past = 'Ovaj je dan prošao.';
export const makeDayOff = 'Postavi kao neradni dan';
export const giveOtherTimes = 'Postavi druga vremena';
export const followSeasons = 'Vrati na sezonu';
export const seasons = 'Sezone';
export const seasonsHint = 'Ako dvije sezone istog dana imaju isti početak, vrijedi prva.';
export const noSeasons = 'Još nema sezona. Dodajte sezonu ili odaberite dan i postavite mu vremena.';
export const addSeason = 'Dodaj sezonu';
export const removeSeason = 'Ukloni ovu sezonu';
export const newSeason = 'Nova sezona';
export const everyDay = 'svaki dan';
export const eachYear = (days: string): string => `${days}, svake godine`;
export const from = 'Prvi dan';
export const to = 'Zadnji dan';
export const yearly = 'Ponavlja se svake godine';
export const yearlyHint = 'Tada se godina tih dana ne uzima u obzir.';
export const weekdays = 'Dani u tjednu';
export const startTimes = 'Početak';
export const startTime = (number: number): string => `${number}. početak`;
export const addTime = 'Dodaj početak';
export const removeTime = (time: string): string => `Ukloni početak u ${time}`;
export const capacity = 'Mjesta po polasku';
export const exceptions = 'Iznimke';
export const exceptionsHint = 'Neradni dani i dani s drugim vremenima. Za novu iznimku odaberite dan u godini.';
export const noExceptions = 'Nema budućih iznimki.';
export const pastExceptions = (count: number): string => `${plural(count, 'Prošla je', 'Prošle su', 'Prošlo je')} ${count} ${plural(count, 'iznimka', 'iznimke', 'iznimki')}.`;
export const cutoff = 'Gosti mogu rezervirati do';
export const cutoffHint = 'Koliko prije početka. 0: sve do početka.';
export const check = 'Pogledaj što se mijenja';
export const impactTitle = 'Što se mijenja';
export const added = (count: number): string => `${plural(count, 'Dodaje se', 'Dodaju se', 'Dodaje se')} ${departures(count)}.`;
export const removed = (count: number): string => `${plural(count, 'Uklanja se', 'Uklanjaju se', 'Uklanja se')} ${departures(count)} bez rezervacija.`;
export function removedWithSettings(count: number): string {
  const closed = plural(count, 'zatvoren je ili ima', 'zatvorena su ili imaju', 'zatvoreno je ili ima');
  return `Od toga ${count} ${closed} vlastiti broj mjesta, bilješku ili vodiča. Poništavanje to ne vraća.`;
}
export const resized = (count: number): string => `${departures(count)} ${plural(count, 'dobiva', 'dobivaju', 'dobiva')} drugi broj mjesta.`;
export const unchanged = (count: number): string => `${plural(count, 'Ostaje', 'Ostaju', 'Ostaje')} ${departures(count)}.`;
export function bookedDepartures(count: number, sold: number): string {
  const taken = `${sold} ${plural(sold, 'prodano mjesto', 'prodana mjesta', 'prodanih mjesta')}`;
  return `${departures(count)} ${plural(count, 'izlazi', 'izlaze', 'izlazi')} iz rasporeda, a na njima je ${taken}.`;
}
export const bookedStay = 'Ti polasci ostaju za svoje goste. Sami premjestite ili otkažite rezervacije.';
export function bookedFacts(bookings: number, sold: number, held: number, leased: number): string {
  const facts = [];
  if (bookings > 0) facts.push(`${bookings} ${plural(bookings, 'rezervacija', 'rezervacije', 'rezervacija')}`);
  if (sold > 0) facts.push(`prodano ${sold}`);
  if (held > leased) facts.push(`zadržano ${held - leased}`);
  if (leased > 0) facts.push(`na uređaju rezervirano ${leased}`);
  return facts.join(', ');
}
export const moreBooked = (count: number): string => `I još ${departures(count)}.`;
export const nothingChanges = 'Nijedan se polazak ne mijenja.';
export const save = 'Spremi raspored';
export const goOn = 'Nastavi uređivati';
export const saved = 'Raspored je spremljen.';
const departures = (count: number): string => `${count} ${plural(count, 'polazak', 'polaska', 'polazaka')}`;
