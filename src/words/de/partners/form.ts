export const title = 'Schreiben Sie uns';
export const lead = 'Sagen Sie uns, wer Sie sind und was Sie vorhaben. Wir antworten per E-Mail.';
export const company = 'Firma';
export const name = 'Ihr Name';
export const email = 'E-Mail-Adresse';
export const website = 'Webseite';
export const websiteHint = 'Freiwillig';
export const message = 'Nachricht';
export const messageHint = 'Was Sie anbieten, wo, und was Sie wissen möchten.';
export const send = 'Senden';
export const required = 'Bitte ausfüllen.';
export const sentTitle = 'Vielen Dank!';
export const sent = 'Ihre Nachricht ist bei uns. Wir antworten per E-Mail.';
export const unreachable =
  'Wir können gerade keine Verbindung herstellen. Ihr Text ist noch da: Bitte versuchen Sie es gleich noch einmal.';
export const tooMany =
  'Von hier haben uns schon viele Nachrichten erreicht. Bitte versuchen Sie es später oder schreiben Sie uns eine E-Mail.';
export const failed = 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.';
/** Stands before the link to the privacy policy. */
export const privacyBefore = 'Wie wir Ihre Angaben verwenden, steht in der';
export const privacy = 'Datenschutzerklärung';
export const badEmail = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';
