export const list = 'Pictures of the tour';
export const none = 'No pictures yet. The first one is shown in the list of the shop.';
export const choose = 'Choose pictures';
export const camera = 'Take a picture';
export const sourceHint = 'You can also drag pictures here, or paste them.';
export const uploads = 'Pictures on their way';
export const retry = 'Send again';
export const discard = 'Discard';
export const unreadable = 'This browser cannot read the file. Save it as JPEG and try again.';
export const notSent = 'The network was lost. Send it again.';
export const refused = 'It was not taken. Try another picture.';
export const main = 'Main picture';
export const makeMain = 'Make it the main picture';
export const crop = 'Crop';
export const remove = 'Take it out';
export const noAltText = 'No description yet';
export const notMade = 'This picture could not be made. Take it out and send it again.';
export const loading = 'Loading …';
export const cropTitle = 'Crop the picture';
export const cropUse = 'Use this part';
export const cropFailed = 'The picture could not be loaded. Try again.';
export const cropPart = 'Drag the picture, or move the controls below.';
export const cropShape = 'Shape';
export const shapes = {
  own: 'As it is',
  wide: 'Wide, 16 : 9',
  photo: 'Photo, 3 : 2',
  classic: 'Screen, 4 : 3',
  square: 'Square',
};
export const sliders = {
  zoom: 'Enlarge',
  across: 'From left to right',
  down: 'From top to bottom',
};
export function sending(name: string, percent: number): string {
  return `Sending ${name}: ${percent} %`;
}
export function failed(name: string, why: string): string {
  return `${name} was not sent. ${why}`;
}
/** @param text  alternative text of the picture, or '' */
export function pictureAt(number: number, text: string): string {
  return text === '' ? `Picture ${number}` : `Picture ${number}: ${text}`;
}
export function move(number: number): string {
  return `Move picture ${number}`;
}
export function making(percent: number): string {
  return `Being made: ${percent} %`;
}
export const fields = {
  labels: { alt_text: 'Description for those who cannot see it' },
  hints: { alt_text: 'Say what it shows, such as “Three kayaks below a cliff”.' },
  choices: {},
};
export const chooseOne = 'Choose a picture';
export const sourceHintOne = 'You can also drag a picture here, or paste it while you are in this field.';
export const noPicture = 'No picture yet.';
export const replace = 'Choose another picture';

export const focusFromLeft = 'From the left';
export const focusFromTop = 'From the top';
