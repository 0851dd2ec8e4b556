import { expect, type Page } from 'playwright/test';

/** Called on each screen of the desk, with a name for it. */
export type Look = (name: string) => Promise<void>;

/** Looks at a screen when all of its content has loaded. */
export function whenCalm(page: Page, look: Look): Look {
  return async (name) => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /^Loading/ })).toHaveCount(0);
    await look(name);
  };
}
