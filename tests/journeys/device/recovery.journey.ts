import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright/test';
import { FAILED_ATTEMPT } from '#platform/network/delivery.ts';
import { browserArgs, findBrowser } from '../../support/browser/browser.ts';
import { proxyFaults } from '../../support/browser/fault-proxy.ts';
import { isStored, syncedExperiences } from '../../support/browser/installed.ts';
import { expect } from '../../support/browser/journey.ts';
import { cartAt, mirrorOf, test } from '../../support/browser/proxy-journey.ts';
import { aCart, castles, fillContact, klis } from '../../support/browser/visit.ts';
import { seeded } from '../../support/play/seeded.ts';

test.describe.configure({ timeout: 180_000 });

/** `SEEDS=100` measures: the last line of each worker lists the waits. */
const seeds = Array.from({ length: Number(process.env['SEEDS'] ?? 3) }, (_, n) => n + 1);
const waits: number[] = [];
test.afterAll(() => console.log(`milliseconds from the end of a storm to the last delivery: ${waits.join(' ')}`));

for (const seed of seeds) {
  test(`[W14, W14a, K11] loses nothing with a browser that is killed in storm ${seed}, and delivers soon after it`, async ({
    contextOptions,
    link,
    engine,
    faults,
  }) => {
    faults.allow(/./);
    const profile = await mkdtemp(join(tmpdir(), 'landfall-profile-'));
    const chance = seeded(seed);
    const [, first] = await open();
    const { id } = await aCart(first, [
      { slug: klis.slug, units: [1] },
      { slug: castles.slug, units: [1] },
    ]);
    await first.goto('/bookings/checkout-editor?step=0');
    await expect(first.getByRole('article')).toHaveCount(2);

    link.storm(0.75, seed, [...proxyFaults, 'hang']);
    const remove = first.getByRole('button', { name: /^Delete / }).first();
    await remove.click();
    await first.getByRole('link', { name: 'Go to Contact Info' }).click();
    await fillContact(first);
    await first.getByLabel('Note').pressSequentially(`Note of storm ${seed}`);
    await first.waitForTimeout(1_000);
    execFileSync('pkill', ['-9', '-f', profile]);

    const [context, page] = await open();
    await page.goto('/bookings/checkout-editor?step=1');
    await expect(page.getByLabel('Note')).toHaveValue(`Note of storm ${seed}`);
    await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
    link.storm(1, seed, lost);
    await page.getByRole('button', { name: 'Go to Payment' }).click();
    await page.waitForTimeout(chance() * 15_000);
    link.storm(0);
    const mended = Date.now();
    await expect.poll(() => waitingOf(page), { timeout: 60_000, intervals: [50] }).toBe(0);
    waits.push(Date.now() - mended);

    const stored = await cartAt(engine, id);
    expect(stored).toMatchObject({ note: `Note of storm ${seed}`, main_contact_info: { first_name: 'Ana' } });
    expect(stored?.lines).toHaveLength(1);
    expect(waits.at(-1), `failed attempts: ${await failedAttempts(page)}`).toBeLessThan(10_000);
    await context.close();
    await rm(profile, { recursive: true, force: true });

    async function open(): Promise<[BrowserContext, Page]> {
      const options = { ...contextOptions, executablePath: findBrowser(), args: browserArgs, baseURL: link.url };
      const opened = await chromium.launchPersistentContext(profile, options);
      await opened.addCookies([{ name: 'consent', value: 'essential', url: link.url }]);
      return [opened, opened.pages()[0] ?? (await opened.newPage())];
    }
  });
}

test('[W1, W9a] asks again for a worker that could not be fetched, and has it store the shop then', async ({
  page,
  link,
  faults,
}) => {
  faults.allow(/when fetching the script|: failed\n/);
  link.cut(/^\/sw\.js/);
  await page.goto('/');
  await expect.poll(() => link.cuts, { timeout: 30_000 }).toContain('/sw.js');

  link.cut(false);

  await expect.poll(() => isStored(page, '/engine-api'), { timeout: 90_000 }).toBe(true);
  expect(await syncedExperiences(page)).toBeGreaterThan(10);
});

/** Faults that let no answer of the engine through. */
const lost = proxyFaults.filter((it) => it !== 'slow' && it !== 'twice').concat('hang', 'hang');

const waitingOf = async (page: Page) => (await mirrorOf(page))?.outbox.length;

const failedAttempts = (page: Page) =>
  page.evaluate(
    (name) =>
      performance
        .getEntriesByName(name)
        .map((it) => JSON.stringify((it as PerformanceMark).detail))
        .join('\n'),
    FAILED_ATTEMPT,
  );
