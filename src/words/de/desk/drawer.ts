export const title = 'Kasse';
export const closed = 'Die Kasse ist geschlossen.';
export const open = 'Kasse öffnen';
export const openAmount = 'Bargeld, das jetzt in der Kasse ist';
export function takenWhileClosed(amount: string): string {
  return `Während die Kasse geschlossen war, wurden ${amount} bar eingenommen. Zählen Sie dieses Geld mit.`;
}
export function openSince(time: string, who: string): string {
  return `Offen seit ${time}, ${who}`;
}
export const expected = 'Sollbestand';
export const opening = 'Anfangsbestand';
export const taken = 'Bareinnahmen';
export const moved = 'Einlagen und Entnahmen';
export const putIn = 'Einlegen';
export const takeOut = 'Entnehmen';
export const amount = 'Betrag';
export const reason = 'Grund';
export const reasonHint = 'Zum Beispiel: zur Bank, Wechselgeld';
export const reasonMissing = 'Bitte nennen Sie den Grund.';
export const close = 'Kasse schließen';
export const counted = 'Gezählt';
export const countNow = 'Zählen Sie, was in der Kasse ist';
export const noDifference = 'Die Kasse stimmt genau.';
export function tooMuch(amount: string): string {
  return `${amount} zu viel`;
}
export function tooLittle(amount: string): string {
  return `${amount} fehlen`;
}
export const ledger = 'Bargeld';
export const nothingYet = 'Noch kein Bargeld.';
export const kinds = {
  drawer_open: 'Geöffnet',
  drawer_move: 'Bewegt',
  drawer_close: 'Gezählt',
  payment: 'Zahlung',
} as const;
/** The name of an entry of cash that was given back to a guest. */
export const returned = 'Bar zurückgegeben';
export const print = 'Drucken';
export const csv = 'Als CSV speichern';
export const earlier = 'Früher';
export const csvHead = ['Datum', 'Zeit', 'Was', 'Betrag', 'Währung', 'Buchung', 'Wer', 'Grund'];
export const cancel = 'Abbrechen';
export function session(date: string, from: string, to: string): string {
  return `${date}, ${from} bis ${to}`;
}
