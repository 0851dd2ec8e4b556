import { expect } from 'vitest';
import type { Driver } from './driver.ts';
import { gather, hasApp, hasSynced, isInCharge } from './page-facts.ts';

/** A visitor's steps in any browser. Each step waits for what it needs. */
export interface Visitor {
  /** Opens the shop for the first time, answers about cookies, and waits until the worker has stored everything. */
  comes(): Promise<void>;
  /** Answers about cookies, and waits until the dialog has closed. */
  answers(): Promise<void>;
  /** Opens a page and waits until React has started. */
  opens(path: string): Promise<void>;
  reloads(): Promise<void>;
  sees(selector: string, words: string): Promise<void>;
  /** Waits until no visible element has these words. */
  misses(selector: string, words: string): Promise<void>;
  presses(selector: string, words: string): Promise<void>;
  /** Waits for the link in the header that shows this number of lines. */
  seesInCart(lines: number): Promise<void>;
  /** Books the first available day on the experience's page, for one adult. */
  books(): Promise<void>;
}

/** @param shop  the shop's address, without a closing slash */
export function visitor(browser: Driver, shop: string): Visitor {
  const until = async (claim: () => Promise<boolean>, message: string) => {
    await expect.poll(claim, { timeout: 40_000, interval: 50, message }).toBe(true);
  };
  const isAlive = () => until(() => browser.evaluate(hasApp), 'the app is alive');
  const sees = (selector: string, words: string) =>
    until(() => browser.sees(selector, words), `${selector} says '${words}'`);
  const presses = async (selector: string, words: string) => {
    await sees(selector, words);
    await browser.click(selector, words);
  };
  const misses = (selector: string, words: string) =>
    until(async () => !(await browser.sees(selector, words)), `no ${selector} says '${words}'`);
  const answers = async () => {
    await presses('dialog button', 'Allow essential');
    await misses('dialog', 'Cookies');
  };
  const opens = async (path: string) => {
    await browser.goTo(shop + path);
    await isAlive();
  };

  return {
    opens,
    sees,
    presses,
    async comes() {
      await opens('/');
      await answers();
      await until(() => browser.evaluate(isInCharge), 'the worker answers for the page');
      await browser.evaluate(gather);
      await until(() => browser.evaluate(hasSynced), 'the catalogue is gathered');
    },
    async reloads() {
      await browser.reload();
      await isAlive();
    },
    misses,
    answers,
    seesInCart: (lines) => sees('header a', `${lines} ${lines === 1 ? 'item' : 'items'}`),
    async books() {
      await presses('main a', 'Choose a date');
      await presses('[role=button], td button', '€');
      await presses('[aria-label="Booking"] label, [role=dialog] label', ':');
      await presses('button', 'Add to cart');
    },
  };
}
