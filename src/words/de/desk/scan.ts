export const title = 'Scannen';
export function titleOf(departure: string): string {
  return `Scannen für ${departure}`;
}
export const close = 'Scanner schließen';

// Camera

export const cameraLabel = 'Kamerabild';
export const opening = 'Die Kamera startet …';
export const hold = 'Halten Sie den Code in den Rahmen.';
export const paused = 'Angehalten';
export const switchCamera = 'Kamera wechseln';
export const torchOn = 'Licht an';
export const torchOff = 'Licht aus';
export const tryAgain = 'Erneut versuchen';
export const withoutCamera = 'Ein Handscanner funktioniert trotzdem. Code oder Name lassen sich auch unten eingeben.';
export const faults = {
  refused:
    'Der Browser lässt die Kamera nicht zu. Tippen Sie auf das Symbol neben der Adresse, erlauben Sie dort die Kamera und versuchen Sie es erneut. In der installierten App: Einstellungen des Geräts, Apps, Kamera.',
  none: 'Dieses Gerät hat keine Kamera.',
  busy: 'Eine andere App benutzt die Kamera. Schließen Sie sie und versuchen Sie es erneut.',
  insecure: 'Die Kamera funktioniert nur, wenn Sie den Schalter über seine https-Adresse öffnen.',
  failed: 'Die Kamera ist nicht gestartet. Versuchen Sie es erneut; hilft das nicht, starten Sie das Gerät neu.',
} as const;

// Typing

export const search = 'Code, Nummer oder Name';
export const check = 'Prüfen';
export const nobodyFound = 'Kein Gast dieser Tage hat diesen Namen oder diese Nummer.';
export const wrongLayout =
  'Der Handscanner ist auf eine andere Tastatur eingestellt als dieses Gerät. Stellen Sie ihn auf die amerikanische Tastatur (US) um.';

// Settings

export const sound = 'Ton';
export const handsFree = 'Ohne Tippen einlassen';
export const handsFreeHint = 'Beim Ergebnis „Einlassen“ lässt der Scan gleich die ganze Gruppe ein.';

// ScanVerdict

export const result = 'Ergebnis';
export const ready = 'Bereit für den nächsten Code';
export const verdicts = { come_in: 'Einlassen', stop: 'Stopp', look: 'Prüfen' } as const;

export function restOfParty(count: number, of: number): string {
  return `${count} von ${of} sind schon da.`;
}
export function used(time: string, who: string, device: string): string {
  return who ? `Um ${time} eingelöst von ${who} (${device}).` : `Um ${time} eingelöst (${device}).`;
}
export const usedByOffice = 'Vom Büro schon als anwesend eingetragen.';
export const cancelled = 'Diese Buchung ist storniert.';
export const departureCancelled =
  'Diese Abfahrt ist abgesagt. Der Gast wählt Geld zurück oder einen anderen Tag über den Link in der E-Mail.';
export function anotherDay(date: string): string {
  return `Gilt für einen anderen Tag: ${date}.`;
}
export const notPaid = 'Nicht bezahlt: Die Plätze sind nur vorgemerkt.';
export const forged = 'Dieser Voucher ist gefälscht: Der Shop hat ihn nicht ausgestellt.';
export const unknown = 'Zu diesem Code gibt es keine Buchung.';
export const noVoucher = 'Das ist kein Voucher dieses Shops.';
export function balanceDue(amount: string): string {
  return `Noch ${amount} offen.`;
}
export function otherDeparture(departure: string): string {
  return `Für einen anderen Termin: ${departure}.`;
}
export const otherDepartureUnknown = 'Für einen anderen Termin von heute.';
export function moved(departure: string): string {
  return `Die Buchung wurde nach dem Kauf geändert. Sie gilt für ${departure}.`;
}
export function genuineUnknown(sold: string, list: string): string {
  return `Echt, verkauft: ${sold}. Die Liste (Stand ${list}) enthält ihn noch nicht.`;
}
export function notInList(list: string): string {
  return `Nicht in der Liste (Stand ${list}). Fragen Sie nach dem Namen oder verbinden Sie das Gerät mit dem Netz.`;
}
export const unknownKey = 'Dieses Gerät kann die Signatur nicht prüfen. Verbinden Sie es einmal mit dem Netz.';
export function conflict(devices: string): string {
  return `Zweimal eingelassen, an ${devices}. Zählen Sie die Gäste.`;
}
export const noShow = 'Vom Büro als nicht erschienen eingetragen.';
export function tooEarly(time: string): string {
  return `Zu früh: Beginn ist um ${time}.`;
}
export function tooLate(time: string): string {
  return `Zu spät: Beginn war um ${time}.`;
}

// Card

export function letIn(count: number): string {
  return `${count} einlassen`;
}
export function letInAnyway(count: number): string {
  return `${count} trotzdem einlassen`;
}
export const howMany = 'Wie viele kommen jetzt herein?';
export function countOf(count: number, of: number): string {
  return `${count} von ${of}`;
}
export const oneLess = 'Eine Person weniger';
export const oneMore = 'Eine Person mehr';
export function areIn(count: number): string {
  return count === 1 ? '1 Person ist da' : `${count} Personen sind da`;
}
export function lastIn(name: string, count: number): string {
  return `Zuletzt: ${name}, ${count}`;
}
/** @param name  name of the guests who were let in */
export function undo(name: string): string {
  return `Rückgängig: ${name}`;
}
export const next = 'Weiter';
export const openGuest = 'Buchung öffnen';

export const number = 'Buchung';
export const departure = 'Termin';
export const party = 'Gruppe';
export const names = 'Namen';
export const paid = 'Bezahlt';
export const due = 'Offen';
export const pickup = 'Abholung';
export const extras = 'Extras';
export const guestNote = 'Notiz des Gastes';
export const staffNote = 'Notiz des Teams';
export const seller = 'Verkauft von';
