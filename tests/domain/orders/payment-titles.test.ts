import { afterEach, describe, expect, it } from 'vitest';
import { inEnglish, inLanguage, translations, wordsOf } from '#tests/support/code/words.ts';
import { paymentTitle, usualTitles } from '#text/payment-titles.ts';

afterEach(inEnglish);

describe('a way to pay', () => {
  it('[P1, P2] is called in English as the engine calls it', () => {
    for (const [id, title] of Object.entries(usualTitles)) expect(paymentTitle({ id, title })).toBe(title);
  });

  it.each([
    ['hr', '1', 'Manual payment', 'Izravno plaćanje'],
    ['hr', '2', 'Card payment', 'Plaćanje karticom'],
    ['hr', 'cash', 'Cash', 'Gotovina'],
    ['hr', 'cash', 'Cash at our desk', 'Cash at our desk'],
    ['hr', 'voucher', 'Cash', 'Cash'],
    ['hr', 'constructor', 'Odd', 'Odd'],
    ['de', '1', 'Manual payment', 'Direkte Zahlung'],
    ['de', 'bank_transfer', 'Bank transfer', 'Überweisung'],
    ['de', '2', 'Mit Karte', 'Mit Karte'],
  ])('[P1, P2] is called in %s, with the id %s and the title %j: %s', async (language, id, title, expected) => {
    const loaded = await inLanguage(language, () => import('#text/payment-titles.ts'));

    expect(loaded.paymentTitle({ id, title })).toBe(expected);
  });

  it.each(translations)('[P1, P2] has a title in %s where the engine has one', (language) => {
    const { titles } = wordsOf(language, 'checkout.ts') as { titles: object };

    expect(Object.keys(titles).toSorted()).toEqual(Object.keys(usualTitles).toSorted());
  });
});
