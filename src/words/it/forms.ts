import { people } from './formats.ts';

// Cart

export const nameTooShort = 'Inserisci almeno 3 caratteri.';
export const nameTooLong = 'Puoi usare al massimo 512 caratteri.';
export const badEmail = 'Inserisci un’email valida.';
export const badPhone = 'Inserisci un numero di telefono valido.';
export const noteTooLong = 'La nota può avere al massimo 5000 caratteri.';

// Orders

export const required = 'Questo campo è obbligatorio!';
export const noNumber = 'Inserisci il numero della prenotazione.';
export const noEmail = 'Inserisci l’email usata per questa prenotazione.';

// Order form

export const badPercentage = 'Inserisci una percentuale da 0 a 100.';
export const orderNoNumber = 'Inserisci un numero.';
export const unclearAmount = 'Si può leggere in due modi. Scrivi le migliaia senza punto né virgola, ad esempio 1200.';

export function atLeast(amount: string): string {
  return `Puoi pagare come minimo ${amount}.`;
}

export function atMost(amount: string): string {
  return `Puoi pagare al massimo ${amount}.`;
}

export function leavesTooLittle(rest: string, total: string): string {
  return `Resterebbero ${rest}, troppo poco per una carta. Paga tutto: ${total}.`;
}

export function tooFine(places: number): string {
  if (places === 0) return 'Inserisci un importo senza decimali.';
  return `Inserisci al massimo ${places} ${places === 1 ? 'decimale' : 'decimali'}.`;
}

// Participants

export const nobody = 'I dati dei partecipanti sono obbligatori!';
export const noFirstName = 'Il nome è obbligatorio!';
export const noLastName = 'Il cognome è obbligatorio!';

export function tooMany(most: number): string {
  return `Hai prenotato per ${people(most)}. Togli qualche nome o modifica la prenotazione.`;
}

// Booking questions

/** One person of a group, counted from 1. */
export function questionPersonOf(title: string, number: number): string {
  return `${title}, persona ${number}`;
}

export const questionUnanswered = 'Rispondi a questa domanda.';
export const questionNoNumber = 'Inserisci un numero.';
export const questionNoDate = 'Inserisci una data.';
export const questionNoChoice = 'Scegli una delle opzioni.';
export const questionNoBoolean = 'Rispondi sì o no.';
export const questionTooLong = 'Puoi usare al massimo 1000 caratteri.';

// Problems

/** The message at a field that the engine refused for a reason that the page does not know. */
export const checkThis = 'Controlla questo campo.';
/** The message if no field has one. */
export const notTaken = 'Qualcosa non è stato accettato. Controlla i tuoi dati e riprova.';
export const notThereAnyMore = 'Il negozio lo ha modificato nel frattempo. Scegli di nuovo.';
export const contactFirst = 'Compila prima i dati di contatto.';
