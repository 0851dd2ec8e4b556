export const formLabel = 'Zahlung';
export const notKnownYet = 'Die Zahlungsarten sind bekannt, sobald der Shop erreichbar ist.';
export const placeOrder = 'Zahlungspflichtig bestellen';
export const toCard = 'Mit Karte bezahlen';
export const bookNow = 'Zahlungspflichtig buchen, später zahlen';

export const method = 'Zahlungsart';
export const methodHints: Readonly<Record<string, string>> = {
  '1': 'Ihre Plätze bleiben reserviert; Sie zahlen direkt beim Shop.',
  '2': 'Sie werden auf die sichere Seite unseres Zahlungsanbieters geleitet.',
};
export const type = 'Art der Zahlung';
export const chooseType = 'Wählen Sie, wie Sie zahlen';

export const payNow = 'Jetzt zahlen';
export const payDirectly = 'An den Shop zu zahlen';
export const nothingNow = 'Jetzt nichts';
export const percentage = 'Prozent';
export const ofTotal = 'Vom Gesamtbetrag';
export const comment = 'Kommentar';
export const commentHint = 'Freiwillig: etwas zur Zahlung, zum Beispiel ein Name für die Rechnung.';

export const notPlaced = 'Ihre Bestellung ist noch nicht aufgegeben, und es wurde nichts abgebucht.';
export const withdraw = 'Nicht bestellen';
export const waiting =
  'Der Shop ist gerade nicht erreichbar. Es ist noch nichts bestellt; es wird weiter versucht, solange Sie hier bleiben.';
export const stop = 'Nicht weiter versuchen';

export function theDeposit(amount: string): string {
  return `Die Anzahlung, ${amount}`;
}

export function allOfIt(amount: string): string {
  return `Alles, ${amount}`;
}

export function amountIn(currency: string): string {
  return `Betrag (${currency})`;
}

/** A sentence. */
export function restDue(date: string): string {
  return `Der Restbetrag ist bis ${date} fällig.`;
}
