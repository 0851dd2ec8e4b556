import { kayak } from './kit/boats.ts';
import { cliff, land, mountain } from './kit/land.ts';
import { grove, scrub } from './kit/plants.ts';
import { lens, ripples, sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import type { Scene } from './scene.ts';

/** Two kayaks under the southern cliffs of Marjan, the sun low beyond Čiovo. */
export const kayakMarjan: Scene = {
  lights: ['golden', 'dusk', 'chalk'],
  focus: [960, 900],
  draw: (b) => [
    ...sky(b, {
      horizon: 640,
      sun: { at: [1130, 520], r: 74 },
      clouds: [
        [1180, 250, 380],
        [760, 150, 260],
      ],
    }),
    land(
      b,
      [
        [560, 640],
        [820, 596],
        [1010, 612],
        [1240, 584],
        [1600, 606],
      ],
      { colour: '#6d8690', distance: 0.72, rough: 10, to: 660 },
    ),
    land(
      b,
      [
        [900, 645],
        [1120, 622],
        [1420, 596],
        [1640, 612],
      ],
      { colour: '#4f7368', distance: 0.48, rough: 8, to: 660 },
    ),
    ...sea(b, { from: 640, glint: { x: 1130, width: 150 } }),
    ...mountain(
      b,
      [
        [-40, 250],
        [210, 190],
        [420, 330],
        [560, 500],
        [700, 590],
        [830, 628],
        [900, 646],
      ],
      { colour: '#b9a184', distance: 0.3, to: 656 },
      'right',
    ),
    ...scrub(b, [60, 220], [430, 330], 60, 0.18),
    ...cliff(
      b,
      [
        [-40, 330],
        [120, 300],
        [270, 380],
        [370, 400],
        [440, 560],
        [520, 640],
        [560, 780],
      ],
      960,
      '#d8b48c',
    ),
    ...scrub(b, [-20, 330], [300, 372], 74),
    ...grove(
      b,
      [
        [40, 330],
        [160, 318],
        [250, 372],
        [340, 404],
      ],
      1.7,
    ),
    land(
      b,
      [
        [-40, 900],
        [130, 870],
        [300, 905],
        [470, 880],
        [590, 930],
        [640, 965],
      ],
      { colour: '#8d7560', rough: 20, to: 985 },
    ),
    lens(-60, 985, 780, 30, b.light.shade, 0.4),
    ...gulls(
      b,
      [
        [620, 330],
        [690, 300],
        [540, 400],
      ],
      22,
    ),
    ...ripples(b, 1240, 812, 180),
    kayak(b, 1240, 800, 0.9, '#e2a23b', '#3f7f8c'),
    ...ripples(b, 900, 962, 420),
    kayak(b, 900, 940, 1.75, '#cf4f37'),
  ],
};
