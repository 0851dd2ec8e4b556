import { afterEach, describe, expect, it } from 'vitest';
import { GONE, goneFor } from '#domain/cart/cart-ended.ts';
import { refusalCodes } from '#domain/contract/refusals.ts';
import { inEnglish, inLanguage, translations } from '#tests/support/code/words.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import * as app from '#words/app.ts';
import * as cart from '#words/cart.ts';

const codes = [...Object.keys(refusalCodes), ...Object.values(GONE).map(({ code }) => code)];

describe('the words for a refusal', () => {
  it.each(codes)('[C9, C18] %s says what happened and what to do next', (code) => {
    const { title, text, way_on } = refusalMessage(code);

    expect(title).toMatch(/^[A-Z].{5,40}$/);
    expect(text).toMatch(/^[A-Z].{15,150}\.$/);
    expect(way_on.label).toMatch(/^[A-Z].{3,25}$/);
    expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|<missing|_|\d{3}/);
  });

  it.each(['add_line', 'change_line', 'change_cart', 'create_order'] as const)(
    '[C18] lead on from a 404 to %s by a way that can succeed',
    (kind) => {
      const { code, detail } = goneFor(kind);
      const { text, way_on } = refusalMessage(code, { detail });

      expect(text).not.toContain(detail);
      expect(code).toBe({ add_line: 'experience_gone', change_line: 'line_gone' }[kind as string] ?? 'cart_gone');
      // The way on is another try only for a line, which is then added as a new one.
      expect(way_on.to === 'again').toBe(kind === 'change_line');
    },
  );

  it('[C9] are different for each code', () => {
    const titles = codes.map((code) => refusalMessage(code).title);

    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    [0, 'The last places at this time have just gone.'],
    [1, 'Only one place is left at this time. Pick another time or a smaller group.'],
    [3, 'Only 3 places are left at this time. Pick another time or a smaller group.'],
  ])('[C9] with %d places left say so', (left, text) => {
    expect(refusalMessage('places_taken', { left })).toMatchObject({ text, way_on: { to: 'start_times' } });
  });

  it('[C9] for an extra speak of the extra', () => {
    expect(refusalMessage('places_taken', { left: 2, extra_item_id: 51 }).text).toBe('Only 2 left for this time.');
    expect(refusalMessage('places_taken', { left: 0, extra_item_id: 51 }).text).toBe(
      'There are none left for this time.',
    );
  });

  it('[C9] for another price name both', () => {
    const { text } = refusalMessage('price_changed', { old_total: '80.00', new_total: '84.00', currency: 'EUR' });

    expect(text).toContain('80,00\u00A0€ and is now 84,00\u00A0€');
  });

  it('[C9] lead from an ordered cart to its order, if it is known', () => {
    expect(refusalMessage('cart_ordered', { order_id: 'o' }).way_on.to).toBe('order');
    expect(refusalMessage('cart_ordered').way_on).toEqual({ label: 'Book now', to: 'home' });
  });

  it.each([undefined, 'something_newer', 'toString', '__proto__'])(
    "[C9] for the code %j are the answer's own",
    (code) => {
      expect(refusalMessage(code, { detail: 'The tide is out.' })).toMatchObject({
        text: 'The tide is out.',
        way_on: { to: 'again' },
      });
      expect(refusalMessage(code).text).not.toBe('');
    },
  );
});

it('[C4, C5, E4, E5, K10] toasts say exactly this', () => {
  expect(cart).toMatchObject({
    added: 'Experience has been added to cart!',
    cartDeleted: 'Cart deleted successfully!',
    lineDeleted: 'Item deleted successfully!',
    lastLineDeleted: 'Item deleted successfully! Your cart is empty!',
    lineUpdated: 'Your cart has been updated!',
    cartUpdated: 'Cart has been updated',
    cartExpired: 'Your cart has expired!',
  });
});

it('[C8, S6] the empty cart and the error view say exactly this', () => {
  expect(cart).toMatchObject({ emptyCartMessage: 'Your cart is empty!', emptyCartAction: 'Book now' });
  expect(app).toMatchObject({ failedMessage: 'An error occured!', failedAction: 'Click' });
});

describe('the words for a refusal in another language', () => {
  afterEach(inEnglish);

  it.each(translations)('[C9] in %s are that language, whatever the engine says of it in English', async (language) => {
    const words = await inLanguage(language, () => import('#text/refusal-messages.ts'));
    const detail = 'The tide is out.';

    for (const code of [undefined, 'something_newer', ...codes]) {
      const { title, text, way_on } = words.refusalMessage(code, { detail });
      expect(text).not.toContain(detail);
      expect(title).toMatch(/^\p{Lu}.{5,45}$/u);
      expect(text).toMatch(/^\p{Lu}.{15,170}\.$/u);
      expect(way_on.label).toMatch(/^\p{Lu}.{3,25}$/u);
    }
  });

  it('[C9] count places as Croatian does', async () => {
    const words = await inLanguage('hr', () => import('#text/refusal-messages.ts'));
    const text = (left: number) => words.refusalMessage('places_taken', { left }).text.split('. ')[0];

    expect([1, 2, 5, 21].map(text)).toEqual([
      'Slobodno je samo 1 mjesto u ovom terminu',
      'Slobodna su samo 2 mjesta u ovom terminu',
      'Slobodno je samo 5 mjesta u ovom terminu',
      'Slobodno je samo 21 mjesto u ovom terminu',
    ]);
    expect(text(0)).toBe('Zadnja mjesta u ovom terminu upravo su otišla.');
  });

  it.each([
    ['hr', 'Čekamo vašu uplatu od 12,00\u00A0€ do 18:30.'],
    ['de', 'Wir warten auf Ihre Zahlung von 12,00\u00A0€ bis 18:30.'],
  ])('[P12i] in %s a change says until when it waits', async (language, expected) => {
    const { pendingWords } = await inLanguage(language, () => import('#text/amendment-words.ts'));
    const to_pay = { amount: '12.00', currency: 'EUR' };
    const change = {
      date: '2026-12-08',
      start_time: { id: 1, time: '09:30:00' },
      units: [],
      pricing_units: [],
      to_pay,
    };

    const { waits } = pendingWords(
      { ...change, expires_at: '2026-12-01T17:30:00Z' } as unknown as Parameters<typeof pendingWords>[0],
      'Europe/Zagreb',
    );

    expect(waits.startsWith(expected)).toBe(true);
  });

  it('[G4a] a change says who comes in the words of the page, and of a category without a translation its language', async () => {
    const { pendingWords } = await inLanguage('de', () => import('#text/amendment-words.ts'));
    const pricing_category = { title: 'Boat', text_language: 'en' };
    const change = {
      date: '2026-12-08',
      start_time: { id: 1, time: '09:30:00' },
      units: ['1 × Boat, 4 people'],
      pricing_units: [{ quantity: 1, group_size: 4, pricing_option: { pricing_category } }],
      to_pay: { amount: '12.00', currency: 'EUR' },
      expires_at: null,
    };

    const { summary } = pendingWords(change as unknown as Parameters<typeof pendingWords>[0], 'Europe/Zagreb');

    expect(summary.slice(1)).toEqual([{ text: '1 × ' }, { text: 'Boat', language: 'en' }, { text: ', 4 Personen' }]);
  });
});
