export const openTitle = 'Apri il tuo shop';
export const openText = 'Per cominciare basta un nome. Puoi cambiare tutto più tardi.';
export const company = 'Azienda';
export const companyHint = 'Gli ospiti lo vedono come nome del tuo shop.';
export const companyNeeded = 'Inserisci un nome da 3 a 50 caratteri.';
export const currency = 'Valuta';
export const termsHint = 'Entrambi si possono cambiare fino alla prima prenotazione.';
export const timeZone = 'Fuso orario';
export const timeZoneHint = 'Gli orari dei tuoi tour sono in questo fuso.';
export const open = 'Apri lo shop';
export const policyTitle = 'Cancellazione gratuita fino al giorno prima';
export const notOpened = 'La tua azienda esiste già. Torna indietro e accedi.';

export const stepsTitle = 'La tua prima prenotazione';
export const done = 'fatto';
export const addTour = 'Aggiungi un tour';
export const addTourText =
  'Un titolo, un luogo, un orario e un prezzo bastano per una bozza. Per pubblicarla aggiungi un breve testo, un punto forte e una foto.';
export const publish = 'Pubblicalo';
export const openTour = 'Vedi che cosa manca';
export const noAddress = 'Il tuo shop non ha ancora un indirizzo. Imposta il dominio con cui gli ospiti lo trovano.';
export const setAddress = 'Imposta l’indirizzo';
export const book = 'Prenotalo come ospite';
export const bookText = 'Scansiona il codice con il telefono, o apri lo shop qui, e prenota il tuo tour.';
export const testCard = 'Paga con la carta di prova 4242 4242 4242 4242. Non si muovono soldi veri.';
export const openShop = 'Apri lo shop';
export const share = 'Condividi l’indirizzo';
export const copied = 'L’indirizzo è copiato.';
export function publishText(tour: string): string {
  return `“${tour}” è una bozza. Gli ospiti lo vedono quando lo pubblichi.`;
}
export function codeOf(url: string): string {
  return `Codice QR di ${url}`;
}
