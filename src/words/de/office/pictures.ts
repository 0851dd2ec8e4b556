export const list = 'Bilder der Tour';
export const none = 'Noch keine Bilder. Das erste steht in der Liste des Shops.';
export const choose = 'Bilder auswählen';
export const camera = 'Foto aufnehmen';
export const sourceHint = 'Sie können Bilder auch hierher ziehen oder einfügen.';
export const uploads = 'Bilder, die gesendet werden';
export const retry = 'Erneut senden';
export const discard = 'Verwerfen';
export const unreadable =
  'Dieser Browser kann die Datei nicht lesen. Speichern Sie sie als JPEG und versuchen Sie es erneut.';
export const notSent = 'Die Verbindung brach ab. Senden Sie es erneut.';
export const refused = 'Es wurde nicht angenommen. Versuchen Sie ein anderes Bild.';
export const main = 'Hauptbild';
export const makeMain = 'Zum Hauptbild machen';
export const crop = 'Zuschneiden';
export const remove = 'Herausnehmen';
export const noAltText = 'Noch keine Beschreibung';
export const notMade = 'Dieses Bild ließ sich nicht erstellen. Nehmen Sie es heraus und senden Sie es erneut.';
export const loading = 'Wird geladen …';
export const cropTitle = 'Bild zuschneiden';
export const cropUse = 'Diesen Ausschnitt verwenden';
export const cropFailed = 'Das Bild ließ sich nicht laden. Versuchen Sie es erneut.';
export const cropPart = 'Ziehen Sie das Bild oder bewegen Sie die Regler darunter.';
export const cropShape = 'Format';
export const shapes = {
  own: 'Wie es ist',
  wide: 'Breit, 16 : 9',
  photo: 'Foto, 3 : 2',
  classic: 'Bildschirm, 4 : 3',
  square: 'Quadrat',
};
export const sliders = {
  zoom: 'Vergrößern',
  across: 'Von links nach rechts',
  down: 'Von oben nach unten',
};
export function sending(name: string, percent: number): string {
  return `${name} wird gesendet: ${percent} %`;
}
export function failed(name: string, why: string): string {
  return `${name} wurde nicht gesendet. ${why}`;
}
/** @param text  alternative text of the picture, or '' */
export function pictureAt(number: number, text: string): string {
  return text === '' ? `Bild ${number}` : `Bild ${number}: ${text}`;
}
export function move(number: number): string {
  return `Bild ${number} verschieben`;
}
export function making(percent: number): string {
  return `Wird erstellt: ${percent} %`;
}
export const fields = {
  labels: { alt_text: 'Beschreibung für alle, die es nicht sehen' },
  hints: { alt_text: 'Sagen Sie, was es zeigt, etwa „Drei Kajaks unter einer Klippe“.' },
  choices: {},
};
export const chooseOne = 'Bild auswählen';
export const sourceHintOne = 'Sie können ein Bild auch hierher ziehen oder einfügen, während Sie in diesem Feld sind.';
export const noPicture = 'Noch kein Bild.';
export const replace = 'Anderes Bild auswählen';

export const focusFromLeft = 'Von links';
export const focusFromTop = 'Von oben';
