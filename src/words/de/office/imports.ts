export const loading = 'Wird geladen …';
export const exportTitle = 'Daten exportieren';
export const exportText = 'Eine Datei mit Ihrer Firma, Läden, Touren, Preisen, Zeitplänen und Bildern. Gäste und Buchungen sind nicht dabei: Listen der Buchungen und Zahlungen finden Sie unter Zahlen, als CSV.';
export const exportButton = 'Exportieren';
export const exported = 'Die Datei ist in Ihren Downloads.';
export const received = (megabytes: number): string => `Der Export läuft … bisher ${megabytes} MB.`;
export const importTitle = 'Daten importieren';
export const importText = 'Wählen Sie eine Datei, die ein Export geschrieben hat, oder eine Tabelle mit Touren (CSV). Bevor etwas gespeichert wird, sehen Sie, was sich ändert.';
export const importDrafts = 'Neue Touren werden Entwürfe: Gäste sehen eine Tour erst, wenn Sie sie veröffentlichen. In einer anderen Firma erhalten sie eigene Adressen.';
export const importOwn = 'Eine Datei dieser Firma stellt wieder her, was seither geändert oder gelöscht wurde. Ein Import löscht nichts.';
export const importNever = 'Team, Domains, Gäste und Buchungen bleiben, wie sie sind.';
export const choose = 'Datei wählen';
export const sending = (percent: number): string => `Die Datei wird gesendet … ${percent} %`;
export const checking = 'Die Datei wird geprüft … Bilder brauchen etwas Zeit.';
export const tooLarge = (megabytes: number, most: number): string => `Diese Datei hat ${megabytes} MB. Möglich sind ${most} MB: Exportieren Sie weniger Bilder, oder fragen Sie die Person, die diese Installation betreibt.`;
export const template = 'Vorlage für eine Tabelle';
export const templateName = 'touren.csv';
export const tableText = 'Eine Tabelle hat eine Zeile pro Tour. Ein erneuter Import ändert die Touren mit demselben Titel.';
export const templateTour = {
  title: 'Kajaks im Morgengrauen',
  short_description: 'Zwei stille Stunden auf dem Wasser, mit Kaffee an einem Strand ohne Straße.',
  description: 'Wir paddeln an den Klippen entlang zu einem kleinen Strand.',
  highlights: 'Ein Strand für unsere Gruppe allein | Kaffee vom Lagerfeuer',
  included: 'Kajak und Schwimmweste | Guide',
  not_included: 'Mittagessen',
  what_to_bring: 'Badesachen | Sonnencreme',
  languages: 'de | en',
  meeting_point: 'Alter Steg',
  address: 'Hafenstraße 1',
  coordinates: '43.5081, 16.4402',
  duration: '2:30',
  price: '45,00',
  capacity: '8',
  start_times: '6:30 | 17:00',
  weekdays: '1 | 2 | 3 | 4 | 5',
  from: '2027-05-01',
  to: '2027-09-30',
};
export const planTitle = 'Was der Import ändern würde';
export const planText = 'Das würde der Import tun. Noch ist nichts gespeichert.';
export const nothingToChange = 'Es gibt nichts zu importieren: Alles ist schon so, wie es in der Datei steht.';
export function counts(count: { new: number; changed: number; same: number }): string {
  const parts = [count.new > 0 ? `${count.new} neu` : '', count.changed > 0 ? `${count.changed} geändert` : '', count.same > 0 ? `${count.same} gleich` : ''];
  return parts.filter(Boolean).join(' · ');
}
export const fates = { new: 'neu', changed: 'geändert' };
export const pictures = (count: number): string => (count === 1 ? '1 Bild kommt mit seiner Datei.' : `${count} Bilder kommen mit ihren Dateien.`);
export const importButton = 'Importieren';
export const importing = 'Der Import läuft … Bitte lassen Sie diese Seite offen.';
export const otherFile = 'Andere Datei wählen';
export const problemsText = (count: number): string =>
  count === 1 ? 'Der Import ist noch nicht möglich: Eine Angabe in der Datei stimmt nicht. Korrigieren Sie sie, und wählen Sie die Datei noch einmal.' : `Der Import ist noch nicht möglich: ${count} Angaben in der Datei stimmen nicht. Korrigieren Sie sie, und wählen Sie die Datei noch einmal.`;
export const problemsTitle = 'Was nicht stimmt';
export const line = (row: number): string => `Zeile ${row}`;
export const moreProblems = (count: number): string => (count === 1 ? '… und 1 weitere.' : `… und ${count} weitere.`);
export const kinds = { experiences: 'Touren', 'inventory-items-categories': 'Gruppen von Zusätzen', 'filer-folders': 'Bilderordner', 'filer-images': 'Bilder', videos: 'Videos', 'qr-codes': 'QR-Codes' };
export const lastTitle = 'Letzter Import';
export const done = 'Importiert. Neue Touren sind Entwürfe: Öffnen Sie eine Tour, um sie zu veröffentlichen.';
export const changesTitle = 'Was sich geändert hat';
export const unfinished = { running: 'Dieser Import läuft noch.', stopped: 'Dieser Import wurde unterbrochen. Wählen Sie seine Datei noch einmal, um ihn abzuschließen, oder machen Sie ihn rückgängig.' };
export const undoText = 'Rückgängig löscht, was dieser Import hinzugefügt hat, und stellt wieder her, was er geändert hat. Was Sie seither geändert haben oder was gebucht ist, bleibt.';
export const undo = 'Import rückgängig machen';
export function undone({ deleted, restored, skipped }: { deleted: number; restored: number; skipped: readonly unknown[] }): string {
  const stayed = skipped.length > 0 ? ` ${skipped.length} geblieben:` : '';
  return `Rückgängig gemacht: ${deleted} gelöscht, ${restored} wiederhergestellt.${stayed}`;
}
export const remainingTitle = 'Was geblieben ist';
export const remainingReasons = { changed: 'seit dem Import geändert', in_use: 'in Verwendung' };
