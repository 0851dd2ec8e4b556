import type { Brush } from './kit/brush.ts';
import type { LightName } from './kit/light.ts';
import type { Point } from './kit/svg.ts';

/** A picture drawn by code, in the manner of a screen-printed travel poster. */
export interface Scene {
  /** Its hour, then the others in which its gallery shows it. */
  lights: readonly [LightName, ...LightName[]];
  /** What it is about: a close view has it in the middle. */
  focus: Point;
  /** What a view of its other half has in the middle; left out: the sky on the side away from the focus. */
  aside?: Point;
  /** 1600 × 1200 unless said. */
  width?: number;
  height?: number;
  /** Drawn on nothing rather than on a ground of its own. */
  isCutOut?: boolean;
  draw(b: Brush): readonly string[];
}

export const SCENE_WIDTH = 1600;
export const SCENE_HEIGHT = 1200;
