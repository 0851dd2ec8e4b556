import type { Chance } from './chance.ts';
import { chance } from './chance.ts';
import type { Colour } from './colour.ts';
import { mix } from './colour.ts';
import type { Light } from './light.ts';

/** What a scene is painted with: the colours of its hour, and its own chance. */
export interface Brush extends Chance {
  light: Light;
  /** A thing's own colour as this hour shows it, at a distance from 0 (here) to 1 (the horizon). */
  paint(colour: Colour, distance?: number): Colour;
  /** The same where the sun is on it. */
  lit(colour: Colour, distance?: number): Colour;
  /** The same in shadow. */
  dim(colour: Colour, distance?: number): Colour;
  /** Fills from top to bottom, evenly spaced. */
  down(...colours: Colour[]): string;
  /** Fills from left to right. */
  across(...colours: Colour[]): string;
  /** A round light that fades to nothing. */
  glow(colour: Colour, strength?: number): string;
  /** The fills used, for the head of the picture. */
  definitions(): string;
}

export function brush(light: Light, seed: string): Brush {
  const made: string[] = [];
  const paint = (colour: Colour, distance = 0) => mix(mix(colour, light.veil, light.veiled), light.haze, distance);
  const defined = (open: string, stops: string, close: string) => {
    const id = `f${made.length}`;
    made.push(`<${open} id="${id}"${close.startsWith(' ') ? close : ''}>${stops}</${open}>`);
    return `url(#${id})`;
  };

  return {
    ...chance(seed),
    light,
    paint,
    lit: (colour, distance = 0) => mix(paint(colour, distance), light.sun, 0.42 * (1 - distance * 0.6)),
    dim: (colour, distance = 0) => mix(paint(colour, distance), light.shade, 0.46 * (1 - distance * 0.7)),
    down: (...colours) => defined('linearGradient', even(colours), ' x2="0" y2="1"'),
    across: (...colours) => defined('linearGradient', even(colours), ' x2="1" y2="0"'),
    glow: (colour, strength = 1) =>
      defined(
        'radialGradient',
        `<stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/>`,
        '',
      ),
    definitions: () => `<defs>${made.join('')}</defs>`,
  };
}

function even(colours: readonly Colour[]): string {
  return colours
    .map((colour, i) => `<stop offset="${(i / Math.max(1, colours.length - 1)).toFixed(3)}" stop-color="${colour}"/>`)
    .join('');
}
