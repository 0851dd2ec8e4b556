export function lead(company: string): string {
  return `${company} setzt höchstens fünf Cookies, und alle sind eigene. Eines merkt sich Ihre Antwort zu drei anderen, die aus sind, bis Sie sie erlauben, und eines die Sprache, die Sie wählen.`;
}

export const oneByOne = 'Die Cookies im Einzelnen';
export const sevenDays = '7 Tage';
export const oneYear = '1 Jahr';
export const consent =
  'Notwendig: dass Sie geantwortet haben, und was. Ohne dieses Cookie würden wir auf jeder Seite fragen.';
export const language =
  'Notwendig für Ihre Wahl: die Sprache des Shops. Es wird nur gesetzt, wenn Sie eine Sprache wählen, und merkt sich, welche.';
export const preferences = 'Vorlieben: Der Shop darf sich merken, wie Sie am liebsten stöbern.';
export const statistics = 'Statistik: Der Shop darf Besuche zählen, um zu sehen, was gut ist und was nicht.';
export const marketing = 'Marketing: Der Shop darf erfahren, welches seiner Angebote anderswo Sie hierher geführt hat.';
export const notAllowed =
  'Eine Kategorie, die Sie nicht erlauben, hat kein Cookie, und nichts davon wird aufgezeichnet oder gesendet. Die Wahl selbst wird ohne alles aufgezeichnet, was auf Sie hinweist.';

export const elseTitle = 'Was sonst auf Ihrem Gerät bleibt';
export const elseText =
  'Ihr Warenkorb, was Sie gerade in seine Formulare eingeben und die Buchungen von diesem Gerät liegen im Speicher des Browsers, damit bei einem Verbindungsabbruch nichts verloren geht. Sie bleiben dort, bis der Warenkorb endet oder Sie die Browserdaten dieser Seite löschen, und werden nur an diesen Shop gesendet, wenn Sie bestellen.';
export const paying = 'Bezahlen';
export const payingText =
  'Zum Bezahlen werden Sie auf die Seite des Kartenanbieters geleitet. Für das, was diese Seite setzt, gilt die Richtlinie des Kartenanbieters; Ihre Kartennummer läuft nie durch diesen Shop.';
export const answer = 'Ihre Antwort';
export const answerText =
  'Sie gilt sieben Tage, dann fragen wir wieder. Sie können sie jederzeit ändern, hier oder am Fuß jeder Seite.';
export const change = 'Meine Antwort ändern';
