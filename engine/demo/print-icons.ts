// Prints the icons of the installed shop into public/icons, from the logo's scene: `node engine/demo/print-icons.ts`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sceneNamed } from './scenes/draw.ts';

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url));
const svg = Buffer.from(sceneNamed('logo')?.svg ?? '');
/** The sea below the sun: what lies around the mark where an icon has no corners of its own. */
const GROUND = '#12506b';

mkdirSync(folder, { recursive: true });
await print('192.png', 192, 1, null);
await print('512.png', 512, 1, null);
// A mask leaves the inner 80 % of the width alone, whatever its form.
await print('maskable-512.png', 512, 0.76, GROUND);
await print('apple-touch-180.png', 180, 0.86, GROUND);

/** @param share  of the icon's width that the mark takes */
async function print(name: string, size: number, share: number, ground: string | null): Promise<void> {
  const mark = await sharp(svg, { density: 144 })
    .resize(Math.round(size * share))
    .png()
    .toBuffer();
  await sharp({
    create: { width: size, height: size, channels: 4, background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([{ input: mark }])
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(folder + name);
}
