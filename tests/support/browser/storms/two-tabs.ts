import type { Locator, Page } from 'playwright/test';
import { emptyMirror } from '#domain/cart/mirror.ts';
import { shownCart } from '#domain/cart/shown-cart.ts';
import { expect } from '../journey.ts';
import { mirrorOf } from '../proxy-journey.ts';
import { castles, chooseFirstDay, openForm } from '../visit.ts';

const CART = '/bookings/checkout-editor?step=0';

/** A visitor with the cart in one tab and a booking form in another. It records the lines and the note that must be in the cart. */
export class TwoTabs {
  lines: number;
  note = '';
  private cart: Page;
  private form!: Locator;
  private isOffline = false;

  private constructor(cart: Page, lines: number) {
    this.cart = cart;
    this.lines = lines;
  }

  /** @param page  a page whose device has a cart with so many lines */
  static async open(page: Page, lines: number): Promise<TwoTabs> {
    const tabs = new TwoTabs(page, lines);
    await page.goto(CART);
    await tabs.shows(lines);
    const other = await page.context().newPage();
    await other.goto(`/experiences/${castles.slug}`);
    tabs.form = await openForm(other);
    return tabs;
  }

  get pages(): readonly [Page, Page] {
    return [this.cart, this.form.page()];
  }

  /** Adds a line. Without a network it does nothing, because the form cannot know the days and starts. */
  async add(): Promise<void> {
    if (this.isOffline) return;
    await chooseFirstDay(this.form);
    await this.form.getByRole('button', { name: 'Add to cart' }).click();
    await this.form.getByRole('button', { name: 'Book another date' }).click();
    this.lines++;
  }

  /** Removes a line, but never the last one: that would end the cart, and the other tab would begin a new one. */
  async remove(): Promise<void> {
    if (this.lines < 2) return;
    await this.shows(this.lines);
    // By key: in a storm the notice of a lost network comes and goes, and moves the button away between the press and the release of a mouse.
    await this.cart
      .getByRole('button', { name: /^Delete / })
      .first()
      .press('Enter');
    this.lines--;
    await this.shows(this.lines);
  }

  async write(note: string): Promise<void> {
    // By key, as in `remove`.
    await this.cart.getByRole('link', { name: 'Go to Contact Info' }).press('Enter');
    await this.cart.getByLabel('Note').fill(note);
    await this.cart.getByRole('tab', { name: '1. Cart' }).press('Enter');
    await expect.poll(async () => shownCart((await mirrorOf(this.cart)) ?? emptyMirror)?.note).toBe(note);
    await this.shows(this.lines);
    this.note = note;
  }

  async setOffline(isOffline: boolean): Promise<void> {
    this.isOffline = isOffline;
    await this.cart.context().setOffline(isOffline);
  }

  /** Loads the cart's tab again, or closes it in the middle of its work and opens a new one. */
  async reopen(isCrash: boolean): Promise<void> {
    if (this.isOffline) return;
    if (isCrash) {
      const context = this.cart.context();
      await this.cart.close();
      this.cart = await context.newPage();
    }
    await this.cart.goto(CART);
    await this.shows(this.lines);
  }

  /** Waits until the cart's tab shows this many lines. */
  async shows(lines: number): Promise<void> {
    await expect(this.cart.getByRole('article')).toHaveCount(lines);
  }
}
