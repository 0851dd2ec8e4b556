export const title = 'Orari';
export const loading = 'Caricamento degli orari…';

// The year

export const year = 'Anno';
export const previousYear = 'Anno precedente';
export const nextYear = 'Anno successivo';
export function monthFacts(days: number, starts: number, exceptions: number): string {
  if (starts === 0 && exceptions === 0) return 'Nessuna partenza';
  const facts = [
    days === 1 ? '1 giorno con partenze' : `${days} giorni con partenze`,
    starts === 1 ? '1 partenza' : `${starts} partenze`,
  ];
  if (exceptions > 0) facts.push(exceptions === 1 ? '1 eccezione' : `${exceptions} eccezioni`);
  return facts.join(', ');
}
export const legend = 'Che cosa indicano i colori';
export const moreStarts = 'Più partenze, colore più intenso';
export const kinds = {
  season: 'In stagione',
  other: 'Altri orari',
  off: 'Giorno di riposo',
  none: 'Nessuna partenza',
} as const;
export const changed = 'Non ancora salvato';
export function pastMonths(count: number): string {
  return count === 1 ? '1 mese passato' : `${count} mesi passati`;
}
export const showTable = 'Mostra come tabella';
export const tableName = 'Partenze per mese';
export const columns = { month: 'Mese', days: 'Giorni', departures: 'Partenze', exceptions: 'Eccezioni' } as const;

// One day

export function starts(times: string, capacities: string): string {
  return `${times} · ${capacities}`;
}
export function places(count: number): string {
  return count === 1 ? '1 posto' : `${count} posti`;
}
export const past = 'Questo giorno è passato.';
export const makeDayOff = 'Imposta come giorno di riposo';
export const giveOtherTimes = 'Imposta altri orari';
export const followSeasons = 'Segui di nuovo le stagioni';

// Seasons

export const seasons = 'Stagioni';
export const seasonsHint = 'Se due stagioni hanno la stessa partenza nello stesso giorno, vale la prima.';
export const noSeasons = 'Ancora nessuna stagione. Aggiungine una, o scegli un giorno e imposta i suoi orari.';
export const addSeason = 'Aggiungi una stagione';
export const removeSeason = 'Rimuovi questa stagione';
export const newSeason = 'Nuova stagione';
export const everyDay = 'ogni giorno';
export function eachYear(days: string): string {
  return `${days}, ogni anno`;
}
export const from = 'Primo giorno';
export const to = 'Ultimo giorno';
export const yearly = 'Si ripete ogni anno';
export const yearlyHint = 'In tal caso l’anno di questi giorni non conta.';
export const weekdays = 'Giorni della settimana';
export const startTimes = 'Orari di partenza';
export function startTime(number: number): string {
  return `Orario ${number}`;
}
export const addTime = 'Aggiungi un orario';
export function removeTime(time: string): string {
  return `Rimuovi l’orario ${time}`;
}
export const capacity = 'Posti per ogni partenza';

// Exceptions

export const exceptions = 'Eccezioni';
export const exceptionsHint =
  'Giorni di riposo e giorni con altri orari. Per aggiungerne uno, scegli un giorno dell’anno.';
export const noExceptions = 'Nessuna eccezione in arrivo.';
export function pastExceptions(count: number): string {
  return count === 1 ? '1 eccezione è passata.' : `${count} eccezioni sono passate.`;
}
export const cutoff = 'Gli ospiti possono prenotare fino a';
export const cutoffHint = 'Quanto tempo prima della partenza. 0: fino alla partenza stessa.';

// The effects of a change

export const check = 'Vedi che cosa cambia';
export const impactTitle = 'Che cosa cambia';
export function added(count: number): string {
  return count === 1 ? '1 partenza viene aggiunta.' : `${count} partenze vengono aggiunte.`;
}
export function removed(count: number): string {
  return count === 1
    ? '1 partenza viene rimossa. Non ha prenotazioni.'
    : `${count} partenze vengono rimosse. Non hanno prenotazioni.`;
}
export function removedWithSettings(count: number): string {
  return count === 1
    ? '1 di queste era chiusa, o ha posti, nota o guida propri. Annullando non li recuperi.'
    : `${count} di queste erano chiuse, o hanno posti, note o guide propri. Annullando non li recuperi.`;
}
export function resized(count: number): string {
  return count === 1 ? '1 partenza cambia il numero di posti.' : `${count} partenze cambiano il numero di posti.`;
}
export function unchanged(count: number): string {
  return count === 1 ? '1 partenza resta.' : `${count} partenze restano.`;
}
export function bookedDepartures(count: number, sold: number): string {
  const departures = count === 1 ? '1 partenza esce' : `${count} partenze escono`;
  const taken = sold === 1 ? '1 posto venduto' : `${sold} posti venduti`;
  return `${departures} dagli orari con ${taken}.`;
}
export const bookedStay = 'Queste partenze restano per i loro ospiti. Sposta o annulla tu le prenotazioni.';
export function bookedFacts(bookings: number, sold: number, held: number, leased: number): string {
  const facts = [];
  if (bookings > 0) facts.push(bookings === 1 ? '1 prenotazione' : `${bookings} prenotazioni`);
  if (sold > 0) facts.push(sold === 1 ? '1 posto venduto' : `${sold} posti venduti`);
  if (held > leased) facts.push(held - leased === 1 ? '1 posto bloccato' : `${held - leased} posti bloccati`);
  if (leased > 0)
    facts.push(leased === 1 ? '1 posto riservato da un dispositivo' : `${leased} posti riservati da un dispositivo`);
  return facts.join(', ');
}
export function moreBooked(count: number): string {
  return count === 1 ? 'E 1 altra partenza.' : `E altre ${count} partenze.`;
}
export const nothingChanges = 'Nessuna partenza cambia.';
export const save = 'Salva gli orari';
export const goOn = 'Continua a modificare';
export const saved = 'Gli orari sono salvati.';
