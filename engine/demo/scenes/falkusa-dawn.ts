import { cliff, land } from './kit/land.ts';
import { scrub } from './kit/plants.ts';
import { lens, ripples, sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { falkusa } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** A falkuša between the gateposts of Stiniva, the sun just up. */
export const falkusaDawn: Scene = {
  lights: ['dawn', 'golden', 'chalk'],
  focus: [800, 660],
  draw: (b) => [
    ...sky(b, {
      horizon: 760,
      sun: { at: [840, 640], r: 96, rings: 5 },
      clouds: [
        [560, 200, 460],
        [860, 320, 300],
      ],
    }),
    land(
      b,
      [
        [300, 760],
        [560, 736],
        [800, 742],
        [1100, 728],
        [1300, 744],
      ],
      { colour: '#7d8fa0', distance: 0.72, rough: 6, to: 770 },
    ),
    ...sea(b, { from: 760, glint: { x: 840, width: 170 } }),
    ...cliff(
      b,
      [
        [-40, 40],
        [120, 70],
        [260, 130],
        [380, 240],
        [440, 380],
        [480, 560],
        [500, 760],
        [560, 850],
      ],
      980,
      '#caa58c',
    ),
    ...cliff(
      b,
      [
        [1080, 880],
        [1120, 700],
        [1150, 470],
        [1230, 300],
        [1320, 150],
        [1460, 60],
        [1660, 20],
      ],
      980,
      '#b98f7c',
    ),
    ...scrub(b, [-20, 60], [260, 130], 76, 0.05),
    ...scrub(b, [1330, 140], [1640, 40], 76, 0.05),
    land(
      b,
      [
        [-40, 960],
        [240, 940],
        [440, 968],
        [600, 990],
      ],
      { colour: '#8d6f66', rough: 18, to: 1010 },
    ),
    land(
      b,
      [
        [1040, 990],
        [1220, 950],
        [1420, 968],
        [1660, 940],
      ],
      { colour: '#80645f', rough: 18, to: 1010 },
    ),
    lens(-60, 1012, 760, 30, b.light.shade, 0.4),
    lens(960, 1012, 760, 30, b.light.shade, 0.4),
    ...gulls(
      b,
      [
        [620, 420],
        [690, 390],
        [1010, 470],
      ],
      24,
    ),
    lens(560, 936, 560, 30, b.light.shade, 0.3),
    falkusa(b, 800, 902, 1.5),
    ...ripples(b, 800, 950, 620, 5),
  ],
};
