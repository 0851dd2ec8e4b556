// Puts the best shots of `npm run shots` on one sheet for the README. Run `node tests/shots/contact-sheet.ts` after the shots.
import sharp, { type OverlayOptions } from 'sharp';
import { root } from '../support/root.ts';

/** Rows of shots. All shots of a row have the same height, and the row is as wide as the sheet. */
const rows = [
  ['home-first-view-1280-light', 'experience-1280-light'],
  [
    'home-first-view-390-light',
    'home-filters-390-dark',
    'experience-390-light',
    'booking-chosen-390-light',
    'cart-first-view-390-dark',
    'success-390-light',
  ],
  ['booking-chosen-1280-dark', 'gallery-1280-light', 'payment-1280-light', 'order-1280-light'],
] as const;

const WIDTH = 2400;
const GAP = 32;
/** Height by width of a window. Longer shots are cut. */
const shapes = { 390: 844 / 390, 1280: 900 / 1280 } as const;

const tiles: OverlayOptions[] = [];
let top = GAP;
for (const row of rows) {
  const shape = row[0].includes('-390-') ? shapes[390] : shapes[1280];
  const width = Math.floor((WIDTH - GAP * (row.length + 1)) / row.length);
  const height = Math.round(width * shape);
  for (const [n, name] of row.entries()) tiles.push(await tile(name, { width, height, left: GAP + n * (width + GAP) }));
  top += height + GAP;
}

await sharp({ create: { width: WIDTH, height: top, channels: 3, background: '#dfe9ec' } })
  .composite(tiles)
  .webp({ quality: 80, smartSubsample: true })
  .toFile(`${root}docs/shots.webp`);

async function tile(
  name: string,
  { width, height, left }: { width: number; height: number; left: number },
): Promise<OverlayOptions> {
  const corners = Buffer.from(`<svg><rect width="${width}" height="${height}" rx="18"/></svg>`);
  const input = await sharp(`${root}.shots/${name}.png`)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}
