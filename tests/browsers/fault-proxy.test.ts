import { expect, it } from 'vitest';
import type { Cart } from '#domain/contract/cart.ts';
import { castles, klis } from '../support/browser/demo-experiences.ts';
import { inEachBrowser } from './in-each-browser.ts';
import { storedCartId } from './page-facts.ts';

const CART = '/bookings/checkout-editor?step=0';
const CONTACT = '/bookings/checkout-editor?step=1';

inEachBrowser((visit) => {
  it('[W1, W3, W5, F7] keeps the shop and its cart while the engine is away, and delivers when it is back', async () => {
    const { ana, browser, shop } = visit;
    await ana.comes();
    await ana.opens(`/experiences/${klis.slug}`);
    await ana.books();
    await ana.sees('h2', 'In your cart');
    await ana.seesInCart(1);
    expect(await browser.evaluate(hasSubstitute)).toBe(!(await browser.evaluate(hasTemporal)));
    expect(browser.complaints()).toEqual([]);
    const id = await browser.evaluate(storedCartId);
    expect(await linesAt(shop.engine, id)).toEqual([klis.slug]);

    await shop.close();
    for (const [address, words] of [
      ['/', '36 experiences'],
      [`/experiences/${klis.slug}`, klis.title],
      [CART, klis.title],
    ] as const) {
      await ana.opens(address);
      await ana.reloads();
      await ana.sees('main :is(h1, h2, h3)', words);
      await ana.seesInCart(1);
    }
    await ana.opens(`/experiences/${castles.slug}`);
    await ana.books();
    await ana.sees('h2', 'Saved on this device');
    await ana.opens(CART);
    await ana.sees('article', castles.title);
    await ana.sees('article', 'Saved on this device');
    await ana.seesInCart(2);

    await shop.open();
    const opened = Date.now();
    await expect.poll(() => linesAt(shop.engine, id), { timeout: 60_000 }).toEqual([klis.slug, castles.slug]);
    await ana.misses('article', 'Saved on this device');
    await ana.misses('article', 'Sending');
    const shown = Date.now();
    await ana.seesInCart(2);
    await ana.sees('[role=timer]', ':');
    expect(shop.link.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([`POST /api/cart/${id}/lines/`]);
    expect(browser.complaints().filter((it) => !ofTheNetwork.test(it))).toEqual([]);

    const sent = shop.link.writes[0]?.at ?? 0;
    console.log(
      `${browser.version}: the change sent ${sent - opened} ms after the engine was there again, and shown as confirmed ${shown - opened} ms after.`,
    );
  });

  it('[W5, W11] makes a change whose code had not come when it was first asked for, once', async () => {
    const { ana, browser, shop } = visit;
    shop.link.cut(CART_CODE);
    await ana.opens(`/experiences/${klis.slug}`);
    await ana.answers();
    await ana.books();
    await ana.sees('[role=alert], [role=status]', 'We couldn’t save that');

    shop.link.cut(false);
    await expect
      .poll(
        async () => {
          // The second or third tap makes the change. A browser that remembers the failed import loads the page again first.
          if (await browser.sees('button', 'Add to cart')) await browser.click('button', 'Add to cart');
          else if (await browser.sees('main a', 'Choose a date')) await ana.books();
          return browser.sees('h2', 'In your cart');
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(true);
    await ana.seesInCart(1);

    expect(await linesAt(shop.engine, await browser.evaluate(storedCartId))).toEqual([klis.slug]);
  });

  it('[W11] stores what is done on the next page when one was left in the middle of it', async () => {
    const { ana, browser } = visit;
    await ana.comes();

    for (const lines of [1, 2, 3]) {
      await ana.opens(`/experiences/${klis.slug}`);
      await ana.books();
      await ana.sees('h2', 'In your cart');
      await ana.seesInCart(lines);
      await ana.opens(CONTACT);
      await ana.sees('label', 'First name');
      await browser.evaluate(typeOn);
    }

    expect(await browser.evaluate(storedLines)).toBe(3);
  });
});

/** Errors of requests without an engine, or of requests that were pending when the page was left. */
const ofTheNetwork = /Failed to load|NetworkError|Load failed|error loading dynamically imported module/;

/** The device's code for the cart, which loads after the first view. */
const CART_CODE = /\/assets\/cart-[\w-]{8}\.js$/;

function hasTemporal(): boolean {
  return String(Temporal.Now.instant).includes('[native code]');
}

/** Whether the page has loaded a polyfill for Temporal. */
function hasSubstitute(): boolean {
  return performance.getEntriesByType('resource').some(({ name }) => /\/shim-[^/]*\.js$/.test(name));
}

/** Types into the first field faster than a person could, as long as the page is open. The page stores each change. */
function typeOn(): void {
  const field = document.querySelector<HTMLInputElement>('main input[autocomplete="given-name"]');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  let typed = 0;
  setInterval(() => {
    value?.set?.call(field, `Ana ${typed++}`);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The number of lines that the device holds as confirmed; null if its storage does not answer within 5 s. */
function storedLines(): Promise<number | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), 5_000);
    const opening = indexedDB.open('landfall');
    opening.addEventListener('success', () => {
      const reading = opening.result.transaction('device').objectStore('device').get('cart');
      reading.addEventListener('success', () => {
        opening.result.close();
        resolve((reading.result as { snapshot: { lines: unknown[] } }).snapshot.lines.length);
      });
    });
  });
}

/** The experiences in a cart at the engine, by their slugs. */
async function linesAt(engine: string, cartId: string): Promise<string[]> {
  const cart = (await (await fetch(`${engine}/api/cart/${cartId}/`)).json()) as Cart;
  return cart.lines.map(({ experience }) => experience.slug);
}
