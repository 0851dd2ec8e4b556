export const lead =
  'Was Ihr Shop über Bedingungen und Daten sagt. Zu jedem gibt es einen Ausgangstext, der sagt, was diese Software tut. Lassen Sie ihn von jemandem prüfen, der das Recht Ihres Landes kennt.';
export const starting = 'Ausgangstext';
export const own = 'Eigener Text';
export const languages = 'Sprache';
export const label = 'Text als Markdown';
export const hint =
  '## macht eine Überschrift, - eine Liste, **fett** ist fett, [Wörter](https://…) ist ein Link. {legal_name}, {company}, {address}, {registration_number}, {vat_number}, {email}, {phone} und {retention} werden ausgefüllt; eine Zeile mit einer Angabe, die fehlt, entfällt.';
export const preview = 'So sieht es aus';
export const untranslated =
  'Noch nicht übersetzt: Gäste sehen das Original. Zum Anfang steht hier der Ausgangstext dieser Sprache.';
export const save = 'Speichern';
export const saved = 'Gespeichert.';
export const open = 'Seite öffnen';
export const reset = 'Auf den Ausgangstext zurücksetzen';
export const resetTitle = 'Auf den Ausgangstext zurücksetzen?';
export const resetText = 'Ihr Text wird in allen Sprachen gelöscht. Die Seite zeigt wieder den Text dieser Software.';
export const resetNow = 'Meinen Text löschen';
export const loading = 'Texte werden geladen …';
export const kinds = {
  terms: 'AGB',
  privacy: 'Datenschutzerklärung',
  imprint: 'Impressum',
  accessibility: 'Erklärung zur Barrierefreiheit',
  cookies: 'Cookie-Richtlinie',
};
export const edit = 'Texte bearbeiten';
