import type { PictureFile } from '../catalogue/store-file.ts';
import type { DemoExperience } from './experience.ts';
import { placeholders } from './placeholders.ts';
import type { LightName } from './scenes/kit/light.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from './scenes/scene.ts';
import { scenes } from './scenes/scenes.ts';

/** Five pictures of one scene: as it is, close, at another hour, its other half, and close at a third hour. */
export function galleryOf({ scene, alt }: Pick<DemoExperience, 'scene' | 'alt'>): PictureFile[] {
  const [first, second = first, third = second] = scenes[scene]?.lights ?? [];
  if (first === undefined || second === undefined || third === undefined)
    throw new RangeError(`no scene is called '${scene}'`);
  return [
    pictureFile(scene, alt),
    pictureFile(`${scene}.${first}.near`, `${alt}, seen close`),
    pictureFile(`${scene}.${second}`, `${alt}, ${hourOf[second]}`),
    pictureFile(`${scene}.${second}.aside`, `${alt}: the view beside it, ${hourOf[second]}`),
    pictureFile(`${scene}.${third}.near`, `${alt}, seen close, ${hourOf[third]}`),
  ];
}

/** One picture of the file: its ref is the drawing's name. */
export function pictureFile(name: string, alt_text: string, width = SCENE_WIDTH, height = SCENE_HEIGHT): PictureFile {
  const placeholder = placeholders[name];
  if (!placeholder) throw new RangeError(`the drawing '${name}' has no placeholder`);
  return { ref: name, source: `scene:${name}`, width, height, alt_text, placeholder };
}

const hourOf: Record<LightName, string> = {
  dawn: 'at dawn',
  mist: 'on a misty morning',
  noon: 'at noon',
  chalk: 'on a bright morning',
  golden: 'in the golden hour',
  harvest: 'on an autumn afternoon',
  dusk: 'at dusk',
  teal: 'after sunset',
  night: 'by night',
  ember: 'by lamplight',
};
