export const list = 'Immagini del tour';
export const none = 'Ancora nessuna immagine. La prima compare nell’elenco dello shop.';
export const choose = 'Scegli le immagini';
export const camera = 'Scatta una foto';
export const sourceHint = 'Puoi anche trascinare qui le immagini o incollarle.';
export const uploads = 'Immagini in arrivo';
export const retry = 'Invia di nuovo';
export const discard = 'Scarta';
export const unreadable = 'Questo browser non riesce a leggere il file. Salvalo come JPEG e riprova.';
export const notSent = 'La connessione è caduta. Invia di nuovo il file.';
export const refused = 'Il file non è stato accettato. Prova con un’altra immagine.';
export const main = 'Immagine principale';
export const makeMain = 'Imposta come immagine principale';
export const crop = 'Ritaglia';
export const remove = 'Rimuovi';
export const noAltText = 'Ancora nessuna descrizione';
export const notMade = 'Non è stato possibile preparare questa immagine. Rimuovila e inviala di nuovo.';
export const loading = 'Caricamento…';
export const cropTitle = 'Ritaglia l’immagine';
export const cropUse = 'Usa questa parte';
export const cropFailed = 'Non è stato possibile caricare l’immagine. Riprova.';
export const cropPart = 'Trascina l’immagine o muovi i cursori qui sotto.';
export const cropShape = 'Formato';
export const shapes = {
  own: 'Originale',
  wide: 'Panoramico, 16 : 9',
  photo: 'Foto, 3 : 2',
  classic: 'Schermo, 4 : 3',
  square: 'Quadrato',
};
export const sliders = {
  zoom: 'Ingrandisci',
  across: 'Da sinistra a destra',
  down: 'Dall’alto in basso',
};
export function sending(name: string, percent: number): string {
  return `Invio di ${name}: ${percent}%`;
}
export function failed(name: string, why: string): string {
  return `${name}: invio non riuscito. ${why}`;
}
/** @param text  alternative text of the picture, or '' */
export function pictureAt(number: number, text: string): string {
  return text === '' ? `Immagine ${number}` : `Immagine ${number}: ${text}`;
}
export function move(number: number): string {
  return `Sposta l’immagine ${number}`;
}
export function making(percent: number): string {
  return `In preparazione: ${percent}%`;
}
export const fields = {
  labels: { alt_text: 'Descrizione per chi non può vederla' },
  hints: { alt_text: 'Di’ che cosa mostra, ad esempio “Tre kayak sotto una scogliera”.' },
  choices: {},
};
export const chooseOne = 'Scegli un’immagine';
export const sourceHintOne = 'Puoi anche trascinare qui un’immagine o incollarla mentre sei in questo campo.';
export const noPicture = 'Ancora nessuna immagine.';
export const replace = 'Scegli un’altra immagine';

export const focusFromLeft = 'Da sinistra';
export const focusFromTop = 'Dall’alto';
