import { openShop } from '../support/engine/shop.ts';

/** One shop for all shots, so that it renders each picture only once. */
export default async function openOne(): Promise<() => Promise<void>> {
  const shop = await openShop();
  process.env['SHOTS_URL'] = shop.url;
  return () => shop.stop();
}
