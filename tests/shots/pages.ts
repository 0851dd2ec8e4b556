import type { Page } from 'playwright/test';

/** A page to look at: its name becomes the file's. */
export interface Shot {
  name: string;
  /** What to do from an empty tab until the page stands as it should; a string is just an address. */
  open: string | ((page: Page) => Promise<void>);
  /** Only what is visible without scrolling. */
  viewportOnly?: boolean;
}

export const shots: readonly Shot[] = [{ name: 'home', open: '/' }];
