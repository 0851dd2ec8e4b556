import type { PageName } from './pages.ts';

export interface Moment {
  readonly page: PageName;
  readonly opened: number;
  readonly hasBooked: boolean;
  /** Whether the visitor has answered about cookies: the shop asks one question at a time. */
  readonly hasAnswered: boolean;
}

/** Whether the page may now suggest to install the shop (W1): after a booking or four opened pages, but never on the way to pay. */
export function isMomentToInstall({ page, opened, hasBooked, hasAnswered }: Moment): boolean {
  return isQuiet(page) && hasAnswered && (hasBooked || opened >= 4);
}

/** Whether a page has room for a hint. */
export function isQuiet(page: PageName): boolean {
  return page === 'home' || page === 'experience' || page === 'overview' || page === 'order';
}
