import type { TourPicture } from '#domain/contract/resources/tours.ts';
import * as words from '#words/office/pictures.ts';

/** Pictures that are still being made are read again after so long. */
export const POLL_MILLISECONDS = 2_000;

export function isInWork({ status }: TourPicture): boolean {
  return status === 'pending' || status === 'processing';
}

/** What has become of a picture that is not ready. */
export function pictureStatus(picture: TourPicture | undefined): string {
  if (!picture) return words.loading;
  return picture.status === 'failed' ? words.notMade : words.making(picture.progress);
}
