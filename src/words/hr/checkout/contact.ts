export const formLabel = 'Podaci za kontakt';
export const goOn = 'Dalje na plaćanje';

export const mainContact = 'Glavni kontakt';
export const firstName = 'Ime';
export const lastName = 'Prezime';
export const email = 'E-adresa';
export const phoneNumber = 'Broj telefona';

export const participants = 'Sudionici';
export const whyNames = 'Po imenima vodič može pozdraviti svakoga. Pitamo za njih samo ondje gdje prikažete popis.';
export const showList = 'Prikazati popis?';
export const includeContact = 'Uključi glavni kontakt';
export const addParticipant = 'Dodaj sudionika';

export const note = 'Napomena';
export const noteHint = 'Po želji: alergije, iskustvo, sve što bi vodič trebao znati.';

export const bookingFor = 'Rezervacija na ime';
export const change = 'Promijeni';
export const changeContact = 'Promijeni podatke za kontakt';

export function participant(number: number): string {
  return `Sudionik ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (glavni kontakt)`;
}

export function removeParticipant(number: number): string {
  return `Ukloni sudionika ${number}`;
}
