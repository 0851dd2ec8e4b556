import { mix } from './kit/colour.ts';
import { land, mountain } from './kit/land.ts';
import { grove, scrub } from './kit/plants.ts';
import { lens, reflection, ripples, sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { box, shape, times } from './kit/svg.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** The submarine pen of Parja on Vis: a square gate in the hill, and its image in still water. */
export const visTunnel: Scene = {
  lights: ['teal', 'mist', 'chalk'],
  focus: [900, 660],
  draw: (b) => {
    const concrete = '#b9b3a4';
    const gate = [
      shape(
        [
          [610, 360],
          [1190, 360],
          [1240, 780],
          [560, 780],
        ],
        b.paint(concrete),
      ),
      shape(
        [
          [1010, 360],
          [1190, 360],
          [1240, 780],
          [1050, 780],
        ],
        b.dim(concrete),
        'opacity=".6"',
      ),
      ...times(6, (i) => box(600 - i * 4, 424 + i * 58, 600 + i * 8, 3, b.dim(concrete), 'opacity=".5"')),
      box(690, 440, 420, 340, b.dim('#26343a')),
      box(726, 476, 348, 304, mix(b.dim('#1a252b'), '#000000', 0.35)),
      ...times(5, (i) => box(740 + i * 16, 490 + i * 16, 320 - i * 32, 290 - i * 16, '#000a10', 'opacity=".22"')),
      box(650, 384, 500, 26, b.lit('#d8d2c0')),
    ];
    return [
      ...sky(b, {
        horizon: 420,
        clouds: [
          [980, 120, 460],
          [120, 190, 340],
        ],
        stars: 26,
      }),
      ...mountain(
        b,
        [
          [-40, 340],
          [240, 190],
          [520, 300],
          [820, 170],
          [1160, 260],
          [1420, 180],
          [1660, 300],
        ],
        { colour: '#7f8f76', distance: 0.4, to: 620 },
      ),
      land(
        b,
        [
          [-40, 470],
          [220, 380],
          [470, 300],
          [760, 262],
          [1060, 270],
          [1340, 350],
          [1660, 470],
        ],
        { colour: '#8f8a72', rough: 16, to: 790 },
      ),
      ...scrub(b, [-20, 470], [620, 310], 70),
      ...scrub(b, [560, 300], [1240, 300], 62),
      ...scrub(b, [1180, 330], [1640, 480], 76),
      ...grove(
        b,
        [
          [120, 500],
          [300, 420],
          [470, 350],
          [1320, 400],
          [1500, 470],
        ],
        1.8,
      ),
      land(
        b,
        [
          [-40, 640],
          [200, 610],
          [420, 650],
          [600, 640],
        ],
        { colour: '#c2ab88', rough: 18, to: 790 },
      ),
      land(
        b,
        [
          [1180, 640],
          [1360, 600],
          [1660, 640],
        ],
        { colour: '#c2ab88', rough: 18, to: 790 },
      ),
      ...scrub(b, [-10, 620], [520, 660], 46),
      ...scrub(b, [1260, 640], [1640, 640], 50),
      ...gate,
      ...sea(b, { from: 780, bands: 5 }),
      reflection(780, gate, 0.34),
      ...times(18, () =>
        lens(b.between(100, 1300), b.between(800, 1180), b.between(120, 460), b.between(4, 10), b.light.glint, 0.2),
      ),
      box(0, 774, 1600, 8, b.light.shade, 'opacity=".5"'),
      ...ripples(b, 980, 922, 420),
      gajeta(b, 980, 886, 2.2, '#f4efe2'),
      gajeta(b, 330, 850, 1.2, '#c2553f'),
    ];
  },
};
