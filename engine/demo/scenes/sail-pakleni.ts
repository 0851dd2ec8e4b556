import { sail, yacht } from './kit/boats.ts';
import { land } from './kit/land.ts';
import { scrub } from './kit/plants.ts';
import { lens, sea, waves } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import type { Scene } from './scene.ts';

/** A yacht with a bone in her teeth among the Pakleni islands, early in the day. */
export const sailPakleni: Scene = {
  lights: ['dawn', 'noon', 'golden'],
  focus: [640, 640],
  draw: (b) => [
    ...sky(b, {
      horizon: 800,
      sun: { at: [1270, 660], r: 58, rings: 4 },
      clouds: [
        [1010, 300, 460],
        [-60, 480, 380],
        [260, 190, 300],
      ],
    }),
    land(
      b,
      [
        [-20, 800],
        [240, 752],
        [520, 742],
        [860, 770],
        [1180, 744],
        [1620, 776],
      ],
      { colour: '#6c8b92', distance: 0.74, rough: 9, to: 815 },
    ),
    ...sea(b, { from: 800, glint: { x: 1270, width: 120 } }),
    land(
      b,
      [
        [1000, 818],
        [1130, 792],
        [1290, 800],
        [1460, 776],
        [1660, 800],
        [1660, 826],
      ],
      { colour: '#c3a889', distance: 0.3, rough: 7, to: 828 },
    ),
    ...scrub(b, [1040, 796], [1640, 784], 34, 0.25),
    sail(b, 1060, 836, 64),
    sail(b, 190, 822, 46),
    ...waves(b, 850, 1190, 8),
    lens(250, 1012, 900, 34, b.light.shade, 0.3),
    yacht(b, 640, 1000, 2.7, 0, 7),
    lens(900, 1016, 240, 26, b.light.glint, 0.9),
    lens(240, 1030, 560, 22, b.light.glint, 0.7),
    lens(420, 1064, 760, 20, b.light.glint, 0.45),
    ...gulls(
      b,
      [
        [1040, 470],
        [1110, 440],
        [980, 520],
      ],
      24,
    ),
  ],
};
