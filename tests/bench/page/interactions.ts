import type { Browser, Page } from 'playwright';
import type { Edge } from './edge.ts';
import { aVisitor, interaction, slowDown, tapAtRest } from './visits.ts';

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Interactions of a visitor on a phone, on pages with much content. */
const all: readonly Interaction[] = [
  {
    name: 'open the filters',
    path: '/?pageSize=48',
    act: openFilters,
  },
  {
    name: 'choose a category, 36 cards before',
    path: '/?pageSize=48',
    act: async (page) => {
      await openFilters(page);
      const select = page.getByLabel('Category', { exact: true });
      await select.focus();
      await page.keyboard.press('ArrowDown');
    },
  },
  {
    name: 'back to all 36 of them',
    path: '/?category=sea&pageSize=48',
    act: async (page) => {
      await openFilters(page);
      await tapAtRest(page, page.getByRole('link', { name: 'Clear all' }));
    },
  },
  {
    name: 'open the booking form with its calendar',
    path: '/experiences/sunset-kayak-under-marjan',
    act: async (page) => {
      await tapAtRest(page, page.getByRole('link', { name: 'Choose a date' }).filter({ visible: true }));
      await page.getByRole('grid').waitFor();
    },
  },
  {
    name: 'turn the calendar to the next month',
    path: '/experiences/sunset-kayak-under-marjan#book',
    act: async (page) => {
      await page.getByRole('grid').waitFor();
      await tapAtRest(page, page.getByRole('button', { name: 'Next' }).first());
    },
  },
];

function openFilters(page: Page): Promise<void> {
  return tapAtRest(page, page.getByRole('button', { name: 'Filters' }));
}

/** The time of each interaction on a processor four times slower, in milliseconds. */
export async function interactions(browser: Browser, edge: Edge): Promise<{ name: string; took: number }[]> {
  const took: { name: string; took: number }[] = [];
  for (const { name, path, act } of all) {
    const context = await aVisitor(browser, edge);
    const page = await context.newPage();
    await page.goto(edge.url + path, { waitUntil: 'load' });
    await page.waitForTimeout(6_000);
    await slowDown(page);
    took.push({ name, took: await interaction(page, () => act(page)) });
    await context.close();
  }
  return took;
}
