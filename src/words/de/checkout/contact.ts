export const formLabel = 'Kontaktdaten';
export const goOn = 'Weiter zur Zahlung';

export const mainContact = 'Hauptkontakt';
export const firstName = 'Vorname';
export const lastName = 'Nachname';
export const email = 'E-Mail';
export const phoneNumber = 'Telefonnummer';

export const participants = 'Teilnehmende';
export const whyNames =
  'Mit den Namen kann Ihr Guide alle begrüßen. Gefragt wird danach nur, wo Sie eine Liste anzeigen.';
export const showList = 'Liste anzeigen?';
export const includeContact = 'Hauptkontakt hinzufügen';
export const addParticipant = 'Person hinzufügen';

export const note = 'Anmerkung';
export const noteHint = 'Freiwillig: Allergien, Erfahrung, alles, was Ihr Guide wissen sollte.';

export const bookingFor = 'Buchung für';
export const change = 'Ändern';
export const changeContact = 'Kontaktdaten ändern';

export function participant(number: number): string {
  return `Person ${number}`;
}

export function isContact(participantLabel: string): string {
  return `${participantLabel} (Hauptkontakt)`;
}

export function removeParticipant(number: number): string {
  return `Person ${number} entfernen`;
}
