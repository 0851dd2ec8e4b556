import { afterAll, beforeAll, expect, it } from 'vitest';
import { klis } from '../support/browser/demo-experiences.ts';
import { aLaterBuild, type LaterBuild, nextEdits, nextMotto, nextVersion } from '../support/engine/later-build.ts';
import { inEachBrowser, type Visit } from './in-each-browser.ts';
import { firstName, lookForUpdate, workerTraces } from './page-facts.ts';

let later: LaterBuild;
beforeAll(async () => {
  later = await aLaterBuild(nextEdits);
});
afterAll(() => later.remove());

const patience = { timeout: 40_000 };
const CONTACT = '/bookings/checkout-editor?step=1';

/** A visitor with a line in the cart, who has typed a name in the contact form. */
async function inTheMiddleOfCheckout({ ana, browser }: Visit): Promise<void> {
  await ana.comes();
  await ana.opens(`/experiences/${klis.slug}`);
  await ana.books();
  await ana.sees('h2', 'In your cart');
  await ana.opens(CONTACT);
  await ana.sees('label', 'First name');
  await browser.type('main input[autocomplete="given-name"]', 'Marija');
}

async function hasLostNothing({ ana, browser }: Visit): Promise<void> {
  await ana.sees('label', 'First name');
  expect(await browser.evaluate(firstName)).toBe('Marija');
  await ana.seesInCart(1);
}

inEachBrowser((visit) => {
  it('[W10, K11] offers a newer version during checkout, and loses nothing when it is taken', async () => {
    const { ana, browser, shop } = visit;
    await inTheMiddleOfCheckout(visit);

    await shop.open({ tree: later.tree });
    await browser.evaluate(lookForUpdate);
    await ana.sees('[role=status]', 'New version ready');
    expect(await browser.sees('footer p', nextMotto)).toBe(false);
    await ana.presses('[role=status] button', 'Reload');

    await ana.sees('footer p', nextMotto);
    await hasLostNothing(visit);
  });

  it('[W10, K11] reloads past the worker when the engine no longer understands the page', async () => {
    const { ana, browser, shop } = visit;
    await inTheMiddleOfCheckout(visit);

    await shop.open({ tree: later.tree, env: { MIN_CLIENT: nextVersion } });
    await ana.reloads();
    await ana.sees('[role=status]', 'Please reload to keep booking');
    expect(await browser.sees('footer p', nextMotto)).toBe(false);
    await ana.presses('[role=status] button', 'Reload');

    await ana.sees('footer p', nextMotto);
    await hasLostNothing(visit);
  });

  it('[W10, K11] lets go of the worker when the engine says so, and of nothing else', async () => {
    const { ana, browser, shop } = visit;
    await inTheMiddleOfCheckout(visit);
    expect(await browser.evaluate(workerTraces)).toMatchObject({ workers: 1 });

    await shop.open({ env: { RETIRE_WORKER: 'on' } });
    await ana.reloads();
    await expect.poll(() => browser.evaluate(workerTraces), patience).toMatchObject({ workers: 0 });
    await hasLostNothing(visit);

    // A worker that still controls a page may store something again.
    await ana.reloads();
    await expect.poll(() => browser.evaluate(workerTraces), patience).toEqual({ workers: 0, caches: 0 });
    await hasLostNothing(visit);
  });
});
