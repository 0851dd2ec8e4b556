/** The header of an answer from the worker's cache: the instant (ISO 8601, by the engine's clock) at which the engine gave this answer. */
export const AS_OF = 'Landfall-As-Of';
/** The header of an answer from a catalogue that the device has only in part (W9). */
export const PARTIAL = 'Landfall-Partial';

/** The header of a document: the build of its page. A worker stores only documents of its own build. */
export const BUILD = 'Landfall-Build';

/** The address of the document for pages that the device has not opened before: the shop without a page in it, and without private data. */
export const SHELL = '/shell';

/** The cache of the worker's copies of pictures. It is deleted first when the device has no room (W11). */
export const PICTURES = 'landfall-pictures';

/**
 * The widest picture for visitors who save data or have a slow link (W12), in pixels: the width of a card on a phone. The worker stores this width
 * (W9).
 */
export const SPARED_WIDTH = 480;

/** The width in which such a visitor gets a picture. Every picture with a wider variant also has this one. */
export function sparedWidth(width: number): number {
  return Math.min(width, SPARED_WIDTH);
}
