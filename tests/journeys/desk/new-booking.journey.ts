import type { Locator, Page } from 'playwright/test';
import { expect, signIn, test } from '../../support/browser/desk.ts';

test.use({ viewport: { width: 1280, height: 900 } });
/** The speed of staff: 5 keys a second, and a second for each decision. */
const SECONDS_A_KEY = 0.2;
const SECONDS_A_DECISION = 1;

/** Types as staff do during a phone call, and counts keys and decisions. */
function aTypist(page: Page) {
  const counts = { keys: 0, decisions: 0 };
  return {
    counts,
    /** One decision, such as a name or a day, with its keys. */
    decide: async (...keys: readonly string[]): Promise<void> => {
      counts.decisions += 1;
      for (const key of keys) {
        counts.keys += isNamed(key) ? 1 : key.length;
        if (isNamed(key)) await page.keyboard.press(key);
        else await page.keyboard.type(key, { delay: 60 });
      }
    },
    seconds: () => counts.keys * SECONDS_A_KEY + counts.decisions * SECONDS_A_DECISION,
  };
}

function isNamed(key: string): boolean {
  return ['Tab', 'Enter', 'ArrowDown', 'ArrowRight', 'PageDown'].includes(key);
}

test('[B13, B16] enters a booking by phone by keyboard alone, within a minute', async ({ page }) => {
  await signIn(page);
  await page.evaluate(() => {
    const counted = window as unknown as { pointers: number };
    counted.pointers = 0;
    addEventListener('pointerdown', () => (counted.pointers += 1), true);
  });
  // The keyboard shortcuts load after the first screen.
  await page.waitForLoadState('networkidle');
  const { decide, counts, seconds } = aTypist(page);

  await decide('n');
  await expect(page.getByRole('combobox', { name: 'Tour' })).toBeFocused();
  await decide('dioc', 'ArrowDown', 'Enter');
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toBeFocused();
  await decide('PageDown');
  await loadedDays(page);
  await decide('ArrowRight', 'Enter');
  await expect(page.getByRole('radio', { name: /places? free/ }).first()).toBeFocused();
  // The start is already chosen; the second Enter is for the rate.
  await decide('Enter');
  await decide('Enter');
  await decide('3', 'Enter');
  await expect(page.getByText('The places are held for you')).toBeVisible();
  // No seniors, teenagers, children or infants, and no extras.
  await decide('Enter', 'Enter', 'Enter', 'Enter', 'Tab');
  await expect(page.getByLabel('First name')).toBeFocused();
  await decide('Marija', 'Enter');
  await decide('Horvat', 'Enter');
  await decide('marija.horvat@example.com', 'Enter');
  await decide('+385 91 234 5678', 'Enter');
  // No note, and emails in the shop's language.
  await decide('Enter', 'Enter');
  // Payment by a link, then the button.
  await decide('ArrowRight', 'Enter');
  await expect(page.getByRole('button', { name: /^Book and send the link for 75,00/ })).toBeFocused();
  await decide('Enter');

  const heading = page.getByRole('heading', { level: 1, name: /^Reserved LF-/ });
  await expect(heading).toBeFocused();
  await expect(page.getByText('marija.horvat@example.com')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { pointers: number }).pointers)).toBe(0);
  console.log(`A booking by phone: ${counts.keys} keys, ${counts.decisions} decisions, ${seconds()} s`);
  expect(counts.keys).toBeLessThanOrEqual(100);
  expect(seconds()).toBeLessThanOrEqual(60);

  const number = (await heading.textContent())?.match(/LF-\w{6}/)?.[0] ?? '';
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(number);
  await expect(page.getByRole('link', { name: new RegExp(`Marija Horvat.*${number}`) })).toContainText('pending', {
    ignoreCase: true,
  });
});

test('[B13] holds the places during a call: nobody else is offered them', { tag: '@soak' }, async ({
  page,
  browser,
}) => {
  await signIn(page);
  const days = await nextMonth(page);
  const name = (await days.nth(20).getAttribute('aria-label')) ?? '';
  const [, date = '', free = ''] = /^(.*), (\d+) places free$/.exec(name) ?? [];
  await days.nth(20).click();
  await page.getByRole('textbox', { name: /^Adult/ }).fill('8');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The places are held for you')).toBeVisible();

  const other = await browser.newPage();
  await signIn(other);
  await nextMonth(other);

  await expect(other.getByRole('button', { name: `${date}, ${Number(free) - 8} places free` })).toBeVisible();
  await other.close();
  await page.getByLabel('First name').fill('Marija');
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Booked LF-/ })).toBeVisible();
});

/** Opens a new booking of a tour that departs daily, and shows the days of the next month. */
async function nextMonth(page: Page): Promise<Locator> {
  await page.goto('/desk/new-booking');
  await page.getByRole('combobox', { name: 'Tour' }).fill('dioc');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Next', exact: true }).first().click();
  return loadedDays(page);
}

/** Waits until the days of the shown month have loaded. */
async function loadedDays(page: Page): Promise<Locator> {
  const days = page.getByRole('grid').getByRole('button', { name: /places free$/ });
  await expect.poll(() => days.count()).toBeGreaterThan(21);
  return days;
}
