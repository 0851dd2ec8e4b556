export const title = 'Scansiona';
export function titleOf(departure: string): string {
  return `Scansiona per ${departure}`;
}
export const close = 'Chiudi lo scanner';

// Camera

export const cameraLabel = 'Immagine della fotocamera';
export const opening = 'La fotocamera si avvia…';
export const hold = 'Tieni il codice nel riquadro.';
export const paused = 'In pausa';
export const switchCamera = 'Cambia fotocamera';
export const torchOn = 'Accendi la luce';
export const torchOff = 'Spegni la luce';
export const tryAgain = 'Riprova';
export const withoutCamera =
  'Un lettore manuale funziona anche senza. Puoi anche scrivere qui sotto il codice o il nome.';
export const faults = {
  refused:
    'Questo browser non permette al banco di usare la fotocamera. Tocca l’icona accanto all’indirizzo, consenti la fotocamera e riprova. In un’app installata: impostazioni del dispositivo, app, fotocamera.',
  none: 'Questo dispositivo non ha una fotocamera.',
  busy: 'Un’altra app sta usando la fotocamera. Chiudila e riprova.',
  insecure: 'La fotocamera funziona solo se apri il banco dal suo indirizzo https.',
  failed: 'La fotocamera non si è avviata. Riprova; se non basta, riavvia il dispositivo.',
} as const;

// Typing

export const search = 'Codice, numero o nome';
export const check = 'Controlla';
export const nobodyFound = 'Nessun ospite di questi giorni ha questo nome o numero.';
export const wrongLayout =
  'Il lettore è impostato su una tastiera diversa da quella di questo dispositivo. Impostalo sulla tastiera americana (US).';

// Settings

export const sound = 'Suono';
export const handsFree = 'Fai entrare senza toccare';
export const handsFreeHint = 'Quando il risultato è “Via libera”, la scansione fa entrare tutto il gruppo.';

// ScanVerdict

export const result = 'Risultato';
export const ready = 'Pronto per il prossimo codice';
export const verdicts = { come_in: 'Via libera', stop: 'Stop', look: 'Verifica' } as const;

export function restOfParty(count: number, of: number): string {
  return count === 1 ? `1 su ${of} è già dentro.` : `${count} su ${of} sono già dentro.`;
}
/** @param who  '' if the entry has no name */
export function used(time: string, who: string, device: string): string {
  return who ? `Già usato alle ${time} da ${who} (${device}).` : `Già usato alle ${time} (${device}).`;
}
export const usedByOffice = 'L’ufficio ha già fatto il check-in.';
export const cancelled = 'Questa prenotazione è annullata.';
export const departureCancelled =
  'Questa partenza è annullata. L’ospite sceglie il rimborso o un altro giorno con il link nell’email.';
export function anotherDay(date: string): string {
  return `Vale per un altro giorno: ${date}.`;
}
export const notPaid = 'Non pagata: i posti sono solo bloccati.';
export const forged = 'Questo voucher è falso: non l’ha emesso lo shop.';
export const unknown = 'Nessuna prenotazione ha questo codice.';
export const noVoucher = 'Questo non è un voucher di questo shop.';
export function balanceDue(amount: string): string {
  return `${amount} ancora da pagare.`;
}
export function otherDeparture(departure: string): string {
  return `Per un’altra partenza: ${departure}.`;
}
export const otherDepartureUnknown = 'Per un’altra partenza di oggi.';
export function moved(departure: string): string {
  return `La prenotazione è cambiata dopo la vendita. Vale per ${departure}.`;
}
export function genuineUnknown(sold: string, list: string): string {
  return `Autentico, venduto: ${sold}. La lista (aggiornata: ${list}) non lo contiene ancora.`;
}
export function notInList(list: string): string {
  return `Non è nella lista (aggiornata: ${list}). Chiedi il nome, o collega questo dispositivo alla rete.`;
}
export const unknownKey = 'Questo dispositivo non può verificare la firma. Collegalo una volta alla rete.';
export function conflict(devices: string): string {
  return `Doppio ingresso: ${devices}. Conta gli ospiti.`;
}
export const noShow = 'L’ufficio ha segnato che non si è presentato nessuno.';
export function tooEarly(time: string): string {
  return `Troppo presto: inizia alle ${time}.`;
}
export function tooLate(time: string): string {
  return `Troppo tardi: è iniziato alle ${time}.`;
}

// Card

export function letIn(count: number): string {
  return `Fai entrare ${count}`;
}
export function letInAnyway(count: number): string {
  return `Fai entrare ${count} comunque`;
}
export const howMany = 'Quanti entrano ora?';
export function countOf(count: number, of: number): string {
  return `${count} su ${of}`;
}
export const oneLess = 'Uno in meno';
export const oneMore = 'Uno in più';
export function areIn(count: number): string {
  return count === 1 ? '1 persona è dentro' : `${count} persone sono dentro`;
}
export function lastIn(name: string, count: number): string {
  return `Ultimo ingresso: ${name}, ${count}`;
}
/** @param name  name of the guests who were let in */
export function undo(name: string): string {
  return `Annulla l’ingresso: ${name}`;
}
export const next = 'Avanti';
export const openGuest = 'Apri la prenotazione';

export const number = 'Prenotazione';
export const departure = 'Partenza';
export const party = 'Gruppo';
export const names = 'Nomi';
export const paid = 'Pagato';
export const due = 'Da pagare';
export const pickup = 'Prelievo';
export const extras = 'Extra';
export const guestNote = 'Nota dell’ospite';
export const staffNote = 'Nota del team';
export const seller = 'Venduta da';
