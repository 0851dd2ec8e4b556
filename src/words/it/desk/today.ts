export const title = 'Oggi';
export const previousDay = 'Giorno precedente';
export const nextDay = 'Giorno successivo';
export const backToToday = 'Torna a oggi';
export const tomorrow = 'Domani';
export const yesterday = 'Ieri';
export const firstSync = 'Le partenze appaiono dopo la prima sincronizzazione.';
export const nothing = 'Nessuna partenza in questo giorno.';
export const nothingHere = 'Su questo dispositivo non ci sono partenze di questo giorno.';
export const partial = 'Questo dispositivo ha solo una parte delle partenze: prima quelle con ospiti, poi le prossime. Con la rete, il calendario le mostra tutte.';
export const notHeld = 'Questo dispositivo ha solo ieri, oggi e i prossimi tre giorni.';
export const listEnded = (date: string): string => `L’elenco su questo dispositivo termina il ${date}. Connettilo alla rete per vedere questo giorno.`;
export const onlyMine = 'Solo le mie';
export const allStarted = 'Oggi non ci sono altre partenze.';
export const earlier = 'Già iniziate';
export function startsIn(minutes: number): string {
  if (minutes < 60) return `tra ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `tra ${hours} h` : `tra ${hours} h ${rest} min`;
}
export const arrivedOf = (arrived: number, guests: number): string => `Presenti ${arrived} su ${guests}`;
export const noGuests = 'Ancora nessun ospite';
export function placesLeft(count: number): string {
  if (count <= 0) return 'Al completo';
  return count === 1 ? '1 posto libero' : `${count} posti liberi`;
}
export const held = (count: number): string => (count === 1 ? '1 bloccato' : `${count} bloccati`);
export const toPay = (amount: string): string => `${amount} da pagare`;
export const closed = 'Chiusa';
export const cancelled = 'Annullata: non si svolge';
export const guide = (name: string): string => `Guida: ${name}`;
