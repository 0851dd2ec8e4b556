// Makes the pictures of docs/sellers.md from the shots of the first shop: `npm run shots -- -g "360 .*first shop"`,
// then `npx node tests/shots/seller-pictures.ts`.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { root } from '../support/root.ts';

/** The shot of each step, and the height that is shown of it. */
const steps = {
  register: { shot: 'first-register', height: 740 },
  company: { shot: 'first-company', height: 740 },
  tour: { shot: 'first-tour', height: 740 },
  publish: { shot: 'first-missing', height: 560 },
  address: { shot: 'first-address', height: 740 },
  booking: { shot: 'first-booking', height: 560 },
};
const WIDTH = 360;
const GAP = 16;

mkdirSync(`${root}docs/sellers`, { recursive: true });
for (const [name, { shot, height }] of Object.entries(steps)) {
  const corners = Buffer.from(`<svg><rect width="${WIDTH}" height="${height}" rx="18"/></svg>`);
  const screen = await sharp(`${root}.shots/desk-${shot}-${WIDTH}-light.png`)
    .extract({ left: 0, top: 0, width: WIDTH, height })
    .composite([{ input: corners, blend: 'dest-in' }])
    .png()
    .toBuffer();
  await sharp(screen)
    .extend({ top: GAP, bottom: GAP, left: GAP, right: GAP, background: '#dfe9ec' })
    .flatten({ background: '#dfe9ec' })
    .webp({ quality: 78, smartSubsample: true })
    .toFile(`${root}docs/sellers/${name}.webp`);
}
