export const list = 'Fotografije izleta';
export const none = 'Još nema fotografija. Prva se prikazuje na popisu u trgovini.';
export const choose = 'Odaberi fotografije';
export const camera = 'Snimi fotografiju';
export const sourceHint = 'Fotografije možete i povući ovamo ili zalijepiti.';
export const uploads = 'Fotografije koje se šalju';
export const retry = 'Pošalji ponovno';
export const discard = 'Odbaci';
export const unreadable = 'Ovaj preglednik ne može pročitati datoteku. Spremite je kao JPEG i pokušajte ponovno.';
export const notSent = 'Veza je prekinuta. Pošaljite je ponovno.';
export const refused = 'Nije prihvaćena. Pokušajte s drugom fotografijom.';
export const main = 'Glavna fotografija';
export const makeMain = 'Postavi kao glavnu';
export const crop = 'Obreži';
export const remove = 'Ukloni';
export const noAltText = 'Još nema opisa';
export const notMade = 'Ova fotografija nije obrađena. Uklonite je i pošaljite ponovno.';
export const loading = 'Učitava se …';
export const cropTitle = 'Obrežite fotografiju';
export const cropUse = 'Upotrijebi ovaj dio';
export const cropFailed = 'Fotografija nije učitana. Pokušajte ponovno.';
export const cropPart = 'Povucite fotografiju ili pomaknite klizače ispod nje.';
export const cropShape = 'Oblik';
export const shapes = {
  own: 'Kakva jest',
  wide: 'Široka, 16 : 9',
  photo: 'Fotografija, 3 : 2',
  classic: 'Zaslon, 4 : 3',
  square: 'Kvadrat',
};
export const sliders = {
  zoom: 'Povećaj',
  across: 'Slijeva nadesno',
  down: 'Odozgo prema dolje',
};
export function sending(name: string, percent: number): string {
  return `Šalje se ${name}: ${percent} %`;
}
export function failed(name: string, why: string): string {
  return `${name} nije poslana. ${why}`;
}
/** @param text  alternative text of the picture, or '' */
export function pictureAt(number: number, text: string): string {
  return text === '' ? `Fotografija ${number}` : `Fotografija ${number}: ${text}`;
}
export function move(number: number): string {
  return `Pomakni fotografiju ${number}`;
}
export function making(percent: number): string {
  return `Obrađuje se: ${percent} %`;
}
export const fields = {
  labels: { alt_text: 'Opis za one koji je ne vide' },
  hints: { alt_text: 'Recite što prikazuje, primjerice „Tri kajaka ispod litice”.' },
  choices: {},
};
export const chooseOne = 'Odaberite sliku';
export const sourceHintOne = 'Sliku možete i povući ovamo ili je zalijepiti dok ste u ovom polju.';
export const noPicture = 'Još nema slike.';
export const replace = 'Odaberite drugu sliku';

export const focusFromLeft = 'Slijeva';
export const focusFromTop = 'Odozgo';
