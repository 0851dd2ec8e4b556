import type { StoreFile } from '#tests/support/stores/store-file.ts';

/** The same store in another currency, with prices in that currency's usual size and decimals: 40.00 € is ¥4000, or 40.000 dinars. */
export function pricedIn(file: StoreFile, currency: 'EUR' | 'JPY' | 'KWD'): StoreFile {
  const price = (text: string) =>
    currency === 'EUR' ? text : currency === 'JPY' ? String(Math.round(Number(text) * 100)) : `${text}0`;
  return {
    ...file,
    store: { ...file.store, currency },
    inventory_items: file.inventory_items.map((it) => ({ ...it, price: price(it.price) })),
    experiences: file.experiences.map((it) => ({
      ...it,
      rates: it.rates.map((rate) => ({
        ...rate,
        options: rate.options.map((option) => ({ ...option, retail_price: price(option.retail_price) })),
      })),
    })),
  };
}
