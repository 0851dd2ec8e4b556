import { describe, expect, it } from 'vitest';
import { refusalCodes } from '#domain/contract/refusals.ts';
import { emptyCart, errorView, refusalWords, toasts } from '#domain/wording.ts';

describe('the words for a refusal', () => {
  it.each(Object.keys(refusalCodes))('[C9] %s says what happened and what to do next', (code) => {
    const { title, text, way_on } = refusalWords(code);

    expect(title).toMatch(/^[A-Z].{5,40}$/);
    expect(text).toMatch(/^[A-Z].{15,150}\.$/);
    expect(way_on.label).toMatch(/^[A-Z].{3,25}$/);
    expect(`${title} ${text}`).not.toMatch(/undefined|null|NaN|<missing|_|\d{3}/);
  });

  it('[C9] are different for each code', () => {
    const titles = Object.keys(refusalCodes).map((code) => refusalWords(code).title);

    expect(new Set(titles).size).toBe(titles.length);
  });

  it.each([
    [0, 'The last places at this start have been taken.'],
    [1, 'Only one place is left at this start. Come with fewer people, or choose another.'],
    [3, 'Only 3 places are left at this start. Come with fewer people, or choose another.'],
  ])('[C9] with %d places left say so', (left, text) => {
    expect(refusalWords('places_taken', { left })).toMatchObject({ text, way_on: { to: 'start_times' } });
  });

  it('[C9] for an extra speak of the extra', () => {
    expect(refusalWords('places_taken', { left: 2, extra_item_id: 51 }).text).toBe('Only 2 are left at this start.');
    expect(refusalWords('places_taken', { left: 0, extra_item_id: 51 }).text).toBe('There is none left at this start.');
  });

  it('[C9] for another price name both', () => {
    const { text } = refusalWords('price_changed', { old_total: '80.00', new_total: '84.00', currency: 'EUR' });

    expect(text).toContain('80,00\u00A0€ and is now 84,00\u00A0€');
  });

  it('[C9] lead from an ordered cart to its order, if it is known', () => {
    expect(refusalWords('cart_ordered', { order_id: 'o' }).way_on.to).toBe('order');
    expect(refusalWords('cart_ordered').way_on).toEqual({ label: 'Book now', to: 'home' });
  });

  it.each([undefined, 'something_newer', 'toString', '__proto__'])(
    "[C9] for the code %j are the answer's own",
    (code) => {
      expect(refusalWords(code, { detail: 'The tide is out.' })).toMatchObject({
        text: 'The tide is out.',
        way_on: { to: 'again' },
      });
      expect(refusalWords(code).text).not.toBe('');
    },
  );
});

it('[C4, C5, E4, E5, K10] toasts say exactly this', () => {
  expect(Object.values(toasts)).toEqual([
    'Experience has been added to cart!',
    'Cart deleted successfully!',
    'Item deleted successfully!',
    'Item deleted successfully! Your cart is empty!',
    'Your cart has been updated!',
    'Cart has been updated',
    'Your cart has expired!',
  ]);
});

it('[C8, S6] the empty cart and the error view say exactly this', () => {
  expect(emptyCart).toEqual({ message: 'Your cart is empty!', action: 'Book now' });
  expect(errorView).toEqual({ message: 'An error occured!', action: 'Click' });
});
