export const title = 'Scrivici';
export const lead = 'Raccontaci chi sei e cosa hai in mente. Ti rispondiamo via email.';
export const company = 'Azienda';
export const name = 'Il tuo nome';
export const email = 'Indirizzo email';
export const website = 'Sito web';
export const websiteHint = 'Facoltativo';
export const message = 'Messaggio';
export const messageHint = 'Cosa offri, dove, e cosa vorresti sapere.';
export const send = 'Invia';
export const required = 'Compila questo campo.';
export const sentTitle = 'Grazie!';
export const sent = 'Abbiamo ricevuto il tuo messaggio e ti rispondiamo via email.';
export const unreachable =
  'Al momento non riusciamo a collegarci. Quello che hai scritto è ancora qui: riprova tra un attimo.';
export const tooMany = 'Da qui sono arrivati molti messaggi. Riprova più tardi o scrivici un’email.';
export const failed = 'Qualcosa è andato storto. Riprova.';
/** Stands before the link to the privacy policy. */
export const privacyBefore = 'Come usiamo quello che invii è scritto nella nostra';
export const privacy = 'informativa sulla privacy';
export const badEmail = 'Inserisci un indirizzo email valido.';
