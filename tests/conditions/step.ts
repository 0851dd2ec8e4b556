import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { patience } from './networks.ts';
import { soon } from './soon.ts';
import { keepPicture, type World } from './world.ts';

/** A visit of the shop or the desk under one combination. */
export interface Visit {
  readonly world: World;
  page: Page;
  /** Whether the device has the app, so that it must show it without a network. */
  hasShop: boolean;
}

/** Milliseconds within which a button does something. */
const REACTION = 2_000;

/** One step of a walk. A step that is not possible must say why; where it must work, nothing excuses it. */
export class Step {
  readonly #visit: Visit;
  readonly #name: string;
  readonly #mustWork: boolean;

  constructor(visit: Visit, name: string, mustWork: boolean) {
    this.#visit = visit;
    this.#name = name;
    this.#mustWork = mustWork;
  }

  /** Opens an address. A device that has been here shows words within a second. @returns whether there is a page */
  async open(path: string): Promise<boolean> {
    const { hasShop } = this.#visit;
    const limit = this.#limit();
    const began = Date.now();
    const left = () => Math.max(0, limit - (Date.now() - began));
    let words: number | null = null;
    // A visitor tries again where the network comes and goes.
    while (words === null && left() > 0) {
      const isCommitted = await this.#commit(path, left());
      words = isCommitted ? await this.#firstWords(left) : null;
      if (!this.#mustWork) break;
      await pause(500);
    }
    if (words === null) {
      if (this.#mustWork || hasShop) await this.#fault(`no word is on screen after ${limit} ms`);
      return false;
    }
    if (hasShop) this.#visit.world.waits.push(words);
    this.#visit.world.steps.push(`${this.#name}: opened`);
    return true;
  }

  async #commit(path: string, timeout: number): Promise<boolean> {
    return this.#visit.page.goto(path, { waitUntil: 'commit', timeout }).then(
      () => true,
      () => false,
    );
  }

  async #firstWords(left: () => number): Promise<number | null> {
    const { page } = this.#visit;
    for (; left() > 0; await pause(50)) {
      const words = await soon(
        page.evaluate(() => globalThis.firstWords ?? null),
        null,
      );
      if (words !== null) return words;
    }
    return null;
  }

  /** Waits for a part of the page. @returns whether it came */
  async shows(part: (page: Page) => Locator, state: 'visible' | 'attached' = 'visible'): Promise<boolean> {
    const { page, world } = this.#visit;
    const isThere = await part(page)
      .waitFor({ state, timeout: this.#limit() })
      .then(
        () => true,
        () => false,
      );
    if (isThere) world.steps.push(`${this.#name}: seen`);
    else await this.#explain(String(part(page)));
    if (isThere) await this.#inspect();
    return isThere;
  }

  /** Presses a button or a link, which must do something. @returns whether there was such a button */
  async press(part: (page: Page) => Locator): Promise<boolean> {
    if (!(await this.shows(part))) return false;
    const { page } = this.#visit;
    await soon(page.evaluate(countMutations), undefined);
    const before = page.url();
    const isPressed = await part(page)
      .click({ timeout: this.#limit() })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) {
      await this.#explain(`to press ${String(part(page))}`);
      return false;
    }
    for (const until = Date.now() + REACTION; Date.now() < until; await pause(50)) {
      if (page.url() !== before) return true;
      if (
        await soon(
          page.evaluate(() => (globalThis.mutations ?? 1) > 0),
          true,
        )
      )
        return true;
    }
    await this.#fault(`nothing happens after a press of ${String(part(page))}`);
    return true;
  }

  /** No text of a seller runs as a script, and no page is wider than its screen. */
  async #inspect(): Promise<void> {
    const { page } = this.#visit;
    const seen = await soon(
      page.evaluate(() => {
        const beyond = document.documentElement.scrollWidth - innerWidth;
        const isWide = (it: Element) => it.children.length === 0 && it.getBoundingClientRect().right > innerWidth + 1;
        const widest = beyond > 1 ? [...document.querySelectorAll('body *')].find(isWide) : null;
        return { isAttacked: globalThis.attacked !== undefined, beyond, part: widest?.outerHTML.slice(0, 200) ?? '' };
      }),
      null,
    );
    if (seen?.isAttacked) await this.#fault('a text of the seller ran as a script');
    if (seen && seen.beyond > 1)
      await this.#fault(`the page is ${seen.beyond} pixels wider than the screen: ${seen.part}`);
  }

  #limit(): number {
    const { combination } = this.#visit.world;
    return (
      (this.#mustWork ? patience.sparing : patience[combination.network]) * (combination.device === 'slow' ? 2 : 1)
    );
  }

  /** A step that is not possible is a fault, unless the network is bad and the page says so. */
  async #explain(part: string): Promise<void> {
    const { page, world, hasShop } = this.#visit;
    const text = await soon(
      page.evaluate(() => document.body?.innerText ?? ''),
      '',
    );
    const { app, booking, checkout, common, deskShell, experience, home, session, shell } = world.words;
    const reasons = [
      app.outOfReach,
      app.slow,
      app.failedMessage,
      booking.unchecked,
      common.notLoaded,
      common.notSaved,
      checkout.notKnown,
      checkout.notKnownYet,
      experience.formSlow,
      experience.notLoaded,
      // A tour that is no longer sold.
      home.nothingYet,
      shell.failureGone,
      shell.nothingHere,
      deskShell.needsNetwork,
      session.needsNetwork,
      session.unreachable,
      shell.outOfReach,
      shell.outOfReachMessage,
      shell.failed,
      shell.partial,
    ];
    // A device without the shop shows the page of the browser, or of the portal.
    const isForeign =
      !hasShop &&
      (await soon(
        page.evaluate(() => document.getElementById('app') === null),
        true,
      ));
    const isExcused = !this.#mustWork && (isForeign || reasons.some((it) => text.includes(it)));
    if (!isExcused)
      await this.#fault(`${part} does not come, and the page says: ${text.slice(0, 400).replaceAll(/\s+/g, ' ')}`);
  }

  async #fault(text: string): Promise<void> {
    const { world, page } = this.#visit;
    world.faults.push(`${this.#name}: ${text}`);
    await keepPicture(page, world, this.#name);
  }
}

declare global {
  /** The number of changes of the document since the last press. */
  var mutations: number | undefined;
}

function countMutations(): void {
  globalThis.mutations = 0;
  new MutationObserver((all) => {
    globalThis.mutations = (globalThis.mutations ?? 0) + all.length;
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}
