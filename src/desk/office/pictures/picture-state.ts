import type { TourPicture } from '#domain/contract/resources/tours.ts';
import * as words from '#words/office/pictures.ts';

/** The time after which pictures that are not ready are read again. */
export const POLL_MILLISECONDS = 2_000;

export function isInWork(picture: TourPicture | null | undefined): boolean {
  return picture?.status === 'pending' || picture?.status === 'processing';
}

/** The state of a picture that is not ready, as a text. */
export function pictureStatus(picture: TourPicture | undefined): string {
  if (!picture) return words.loading;
  return picture.status === 'failed' ? words.notMade : words.making(picture.progress);
}
