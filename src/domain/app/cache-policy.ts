/** On an answer that the worker gave from what it keeps: the instant (ISO 8601, by the engine's clock) as of which the engine said so. */
export const AS_OF = 'Landfall-As-Of';
/** The header of an answer from a catalogue that the device has in part (W9). */
export const PARTIAL = 'Landfall-Partial';

/** On a document: the build of the page that it begins. A worker keeps documents of its own build only. */
export const BUILD = 'Landfall-Build';

/** Address of the document for pages that were never seen: the shop without a page in it, and without anything private. */
export const SHELL = '/shell';

/** The cache of the worker's copies of pictures: the first to go where the device has no room (W11). */
export const PICTURES = 'landfall-pictures';

/** Widest picture for who saves data or has a slow link (W12), in pixels: a card's on a phone, and what the worker gathers (W9). */
export const SPARED_WIDTH = 480;

/** The width in which such a visitor gets a picture. Every picture that there is in a wider one, there is in this one. */
export function sparedWidth(asked: number): number {
  return Math.min(asked, SPARED_WIDTH);
}
