import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import type { Shop } from '../../engine/shop.ts';
import { seeded } from '../../play/seeded.ts';
import { logOn, signIn, unsentOn, whenInstalled } from '../desk.ts';
import type { FaultProxy, LinkState } from '../fault-proxy.ts';

const deeds = ['admit', 'admit', 'admit', 'note', 'away', 'spoil', 'back', 'reload', 'crash'] as const;
const DEEDS = 12;
const states: readonly LinkState[] = ['hang', 'portal', 'redirect', 'broken'];

/**
 * Plays a desk that admits guests and writes notes in a storm of this seed, and checks after it that the engine has each entry once.
 *
 * @param shop  the demo shop with its desk, at eight in the morning
 * @param page  a page of a new device
 */
export async function playDeskStorm(page: Page, { shop, link, seed }: { shop: Shop; link: FaultProxy; seed: number }) {
  const chance = seeded(seed);
  const written = new Set<string>();
  let at = page;
  await signIn(at);
  await whenInstalled(at);
  const departures = await at.getByRole('link', { name: /\b[1-9]\d* of \d+ here|\b0 of [1-9]\d* here/ }).all();
  const addresses = await Promise.all(departures.map((it) => it.getAttribute('href')));
  const address = () => addresses[Math.floor(chance() * addresses.length)] ?? '/desk/';

  for (let n = 0; n < DEEDS; n += 1) {
    const deed = deeds[Math.floor(chance() * deeds.length)];
    if (deed === 'away') link.cut(true);
    if (deed === 'spoil') link.become(states[Math.floor(chance() * states.length)] ?? 'hang');
    if (deed === 'back') calm(link);
    if (deed === 'crash') at = await reopened(at);
    if (deed === 'reload' || deed === 'crash') await at.goto('/desk/');
    if (deed === 'admit') await admitAt(at, address());
    if (deed === 'note') await writeNoteAt(at, address(), `Note ${n} of storm ${seed}`);
    for (const id of await entriesOn(at)) written.add(id);
  }
  calm(link);
  await expect.poll(() => unsentOn(at), { timeout: 60_000 }).toBe(0);
  for (const id of await entriesOn(at)) written.add(id);

  expect(written.size).toBeGreaterThan(0);
  expect(entriesAt(shop, written)).toEqual([...written].toSorted());
}

function calm(link: FaultProxy): void {
  link.become(null);
  link.cut(false);
}

/** Closes the page in the middle of its work, and opens another. */
async function reopened(page: Page): Promise<Page> {
  const context = page.context();
  await page.close();
  return context.newPage();
}

/** Lets in the first party of a departure that has not come, if there is one. */
async function admitAt(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const letIn = page.getByRole('button', { name: /^Let \d+ in/ });
  const isThere = await letIn
    .first()
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
  if (!isThere) return;
  const count = await letIn.count();
  await letIn.first().click();
  await expect(letIn).toHaveCount(count - 1);
}

async function writeNoteAt(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByLabel('Add a note').fill(text);
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByText(text).first()).toBeVisible();
}

/** The ids of the entries that this device wrote and still stores. */
async function entriesOn(page: Page): Promise<string[]> {
  await pause(100);
  return (await logOn(page)).map(({ entry }) => entry.id);
}

/** These entries as the engine has them, each as often as it is there. */
function entriesAt({ dataDir }: Shop, ids: ReadonlySet<string>): string[] {
  const file = new DatabaseSync(`${dataDir}/landfall.sqlite`, { readOnly: true, timeout: 10_000 });
  const rows = file.prepare('select id from desk_log order by id').all() as { id: string }[];
  file.close();
  return rows.map(({ id }) => id).filter((id) => ids.has(id));
}
