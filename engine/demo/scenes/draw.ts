import { brush } from './kit/brush.ts';
import { chance } from './kit/chance.ts';
import { lights } from './kit/light.ts';
import { box } from './kit/svg.ts';
import type { Scene } from './scene.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './scene.ts';
import { scenes } from './scenes.ts';

/** Pixels, row by row, as sharp takes them. */
export interface Drawing {
  pixels: Buffer;
  width: number;
  height: number;
  channels: 3 | 4;
}

/**
 * Draws `<scene>`, `<scene>.<light>` or `<scene>.<light>.<view>`; null where there is no such picture. The views are `near`
 * (the subject alone) and `aside` (the other half); without a light it is the scene's first.
 */
export async function drawScene(name: string): Promise<Drawing | null> {
  const wanted = sceneNamed(name);
  if (!wanted) return null;
  const { scene, svg } = wanted;
  const { default: sharp } = await import('sharp');
  const drawn = sharp(Buffer.from(svg));
  const { data, info } = await (scene.isCutOut ? drawn : drawn.flatten().removeAlpha())
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (!scene.isCutOut) addGrain(data, name);
  return { pixels: data, width: info.width, height: info.height, channels: info.channels as 3 | 4 };
}

/** The scene as SVG, for those who want to see it large. */
export function sceneNamed(name: string): { scene: Scene; svg: string } | null {
  const [id = '', lightName = '', view = ''] = name.split('.');
  const scene = Object.hasOwn(scenes, id) ? scenes[id] : undefined;
  if (!scene) return null;
  const hour = lightName || scene.lights[0];
  if (!Object.hasOwn(lights, hour) || !['', 'near', 'aside'].includes(view)) return null;
  const { width = SCENE_WIDTH, height = SCENE_HEIGHT } = scene;
  const b = brush(lights[hour as keyof typeof lights], id);
  const drawn = scene.draw(b).join('');
  const ground = scene.isCutOut ? '' : box(0, 0, width, height, b.light.haze);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${crop(scene, view)}">${b.definitions()}${ground}${drawn}</svg>`;
  return { scene, svg };
}

function crop(
  {
    width = SCENE_WIDTH,
    height = SCENE_HEIGHT,
    focus: [x, y],
    aside = [x < width / 2 ? width : 0, height * 0.32],
  }: Scene,
  view: string,
): string {
  if (!view) return `0 0 ${width} ${height}`;
  const share = view === 'near' ? 0.56 : 0.64;
  const [w, h] = [width * share, height * share];
  const kept = (middle: number, size: number, room: number) => Math.max(0, Math.min(room - size, middle - size / 2));
  const middle = view === 'near' ? [x, y] : aside;
  return [kept(middle[0] ?? 0, w, width), kept(middle[1] ?? 0, h, height), w, h].map(Math.round).join(' ');
}

/** The tooth of the paper: a little noise, the same in all three inks. */
function addGrain(pixels: Buffer, seed: string): void {
  const paper = chance(seed);
  const tooth = Int8Array.from({ length: 65_521 }, () => Math.round((paper.next() + paper.next() - 1) * 7));
  // Clamped by the array itself, as this loop runs where requests are answered: 10 ms of it instead of 25.
  const channels = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.length);
  for (let i = 0, k = 0; i < channels.length; i += 3, k = (k + 1) % tooth.length) {
    const grain = tooth[k] ?? 0;
    channels[i] = (channels[i] ?? 0) + grain;
    channels[i + 1] = (channels[i + 1] ?? 0) + grain;
    channels[i + 2] = (channels[i + 2] ?? 0) + grain;
  }
}
