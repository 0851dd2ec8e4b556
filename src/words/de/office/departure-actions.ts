export const buttons = { cancel: 'Diese Abfahrt absagen', move: 'Alle Gäste verlegen', message: 'Allen Gästen schreiben' } as const;
export const loading = 'Buchungen werden geladen …';
export const reports = 'Bisher geschehen';
export const noReports = 'Diese Abfahrt wurde weder abgesagt noch verlegt, und niemand hat allen Gästen geschrieben.';
export const leases = 'An Schaltern reservierte Plätze';
export const noLeases = 'An Schaltern sind keine Plätze reserviert.';
export function leased(count: number, time: string): string {
  const places = count === 1 ? '1 Platz' : `${count} Plätze`;
  return `${places} bis ${time}`;
}
export const endLease = 'Beenden';
export const endLeaseHint = 'Plätze, die der Vertriebspartner verkauft und noch nicht gemeldet hat, zählen nur, solange Plätze frei sind.';
export const cancelledHint = 'Diese Abfahrt ist abgesagt. Die Gäste wählen Geld zurück oder einen anderen Tag.';
export const bookings = (count: number): string => (count === 1 ? '1 Buchung' : `${count} Buchungen`);
export const guests = (count: number): string => (count === 1 ? '1 Gast' : `${count} Gäste`);
export const nobody = 'Niemand hat sie gebucht.';
export const goesBack = (money: string): string => `Bis zu ${money} gehen zurück.`;
export const goesBackByHand = (sum: string): string => `Davon geben Sie ${sum} von Hand zurück: bezahlt bar, per Überweisung oder am Terminal.`;
export const nothingPaid = 'Es wurde nichts dafür bezahlt.';
export const withoutEmail = (count: number): string => (count === 1 ? '1 Buchung hat keine E-Mail-Adresse. Der Bericht zeigt, wen Sie anrufen müssen.' : `${count} Buchungen haben keine E-Mail-Adresse. Der Bericht zeigt, wen Sie anrufen müssen.`);
export const cancelHint = 'Die Abfahrt wird sofort geschlossen. Jeder Gast bekommt eine E-Mail mit einem Link und wählt das ganze Geld oder einen anderen Tag zum selben Preis.';
export const moveHint = 'Jeder Gast bekommt eine E-Mail mit dem neuen Voucher. Der Preis bleibt gleich.';
export const reason = 'Ihre Worte an die Gäste (freiwillig)';
export const chooseWithin = 'Gäste können wählen';
export const days = (count: number): string => (count === 1 ? '1 Tag lang' : `${count} Tage lang`);
export const deadlineHint = 'Danach gehen Kartenzahlungen von selbst zurück.';
export function cancelNow(count: number, money: string | null): string {
  if (count === 0) return 'Abfahrt absagen';
  const who = count === 1 ? '1 Buchung absagen' : `${count} Buchungen absagen`;
  return money === null ? who : `${who}, bis zu ${money} zurück`;
}
export const moveTo = 'Verlegen auf';
export const noOthers = 'Keine andere Abfahrt dieser Tour hat genug Plätze. Fügen Sie zuerst im Kalender eine Abfahrt oder Plätze hinzu.';
export const left = (places: number): string => (places === 1 ? '1 Platz frei' : `${places} Plätze frei`);
export const moveNow = (count: number): string => (count === 1 ? '1 Buchung verlegen' : `${count} Buchungen verlegen`);
export const subject = 'Betreff';
export const message = 'Nachricht';
export const missing = 'Bitte geben Sie etwas ein.';
export const sendNow = (count: number): string => (count === 1 ? 'An 1 Buchung schreiben' : `An ${count} Buchungen schreiben`);
export const kinds = { cancel: 'Abgesagt', move: 'Verlegt', message: 'Nachricht' } as const;
export const report = { cancel: 'Abgesagte Abfahrt', move: 'Verlegte Abfahrt', message: 'Nachricht an alle Gäste' } as const;
export const startedBy = (name: string, when: string): string => (name ? `von ${name}, ${when}` : when);
export const movedTo = (when: string): string => `auf ${when}`;
export const working = (done: number, count: number): string => `${done} von ${count} Buchungen sind erledigt. Sie können diese Seite verlassen: Die Arbeit geht weiter.`;
export function counts(open: number, done: number, failed: number): string {
  const parts = [open > 0 ? `${open} noch offen` : null, `${done} erledigt`, failed > 0 ? `${failed} fehlgeschlagen` : null];
  return parts.filter(Boolean).join(' · ');
}
export const chooseBy = (when: string): string => `Gäste wählen bis ${when}. Danach gehen Kartenzahlungen von selbst zurück.`;
export const staysByHand = (sum: string): string => `Von den offenen Buchungen wurden ${sum} bar, per Überweisung oder am Terminal bezahlt: Sie geben sie von Hand zurück.`;
export const show = 'Anzeigen';
export const shown = { all: 'Alle', open: 'Noch offen', failed: 'Fehlgeschlagen', call: 'Anzurufen' } as const;
export const none = 'So eine Buchung gibt es hier nicht.';
export const retry = 'Fehlgeschlagene noch einmal versuchen';
export const states = {
  waiting: 'Wartet',
  open: 'Hat noch nicht gewählt',
  notified: 'Benachrichtigt',
  not_notified: 'Keine E-Mail-Adresse',
  refunded: 'Geld zurück',
  moved: 'Anderer Tag',
  released: 'Reservierung beendet',
  gone: 'War schon storniert',
  failed: 'Fehlgeschlagen',
} as const;
export const choosers = { guest: 'vom Gast gewählt', staff: 'vom Team gewählt', shop: 'nach der Frist' } as const;
export const noEmailHint = 'Keine E-Mail-Adresse: bitte anrufen.';
export const noContactHint = 'Weder E-Mail-Adresse noch Telefonnummer: Nur der Gast kann sich melden.';
export const giveBack = (money: string): string => `${money} von Hand zurückgeben`;
export const choose = 'Für den Gast wählen';
export const call = (name: string): string => `${name} anrufen`;
export const chooseFor = (name: string): string => `Wählen für ${name}`;
export const moneyBack = (money: string): string => `Geld zurück: ${money}`;
export const cancelOnly = 'Stornieren: Es wurde nichts bezahlt';
export const byHandHint = 'Was von Hand bezahlt wurde, geben Sie von Hand zurück: Vermerken Sie es danach bei der Buchung.';
export const anotherDay = 'Anderer Tag';
export const moveGuest = 'Auf diesen Tag verlegen';
export const noDays = 'Kein anderer Tag hat genug Plätze.';
