import { sail, yacht } from './kit/boats.ts';
import { belfry, row } from './kit/buildings.ts';
import { land, mountain } from './kit/land.ts';
import { grove, palm, scrub } from './kit/plants.ts';
import { lens, reflection, ripples, sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { box, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** Split from the water, low sun; the left half is calm, for words. */
export const banner: Scene = {
  lights: ['golden', 'dusk'],
  focus: [1600, 560],
  width: 2400,
  height: 1000,
  draw: (b) => {
    const town = [
      ...row(b, [1380, 540], [2440, 520], 62, 0.3),
      belfry(b, 1850, 590, 0.92, 0.14, 4),
      belfry(b, 2190, 560, 0.46, 0.24, 3),
      ...row(b, [1320, 606], [2440, 590], 78, 0.16),
      ...rampart(b, 1560, 650, 620, 92, 0.08, '#dcc59c'),
      ...row(b, [1250, 664], [1560, 664], 84, 0.06),
      ...row(b, [2180, 664], [2440, 664], 84, 0.06),
      ...times(11, (i) => palm(b, 1330 + i * 104, 682, 1.05)),
      box(1180, 668, 1260, 20, b.lit('#dcc9a0')),
      box(1180, 682, 1260, 14, b.dim('#a08a6c')),
    ];
    return [
      ...sky(b, {
        horizon: 640,
        width: 2400,
        sun: { at: [1120, 470], r: 72, rings: 4 },
        clouds: [
          [1480, 170, 560],
          [1980, 260, 460],
          [240, 130, 420],
        ],
      }),
      ...mountain(
        b,
        [
          [1080, 640],
          [1320, 520],
          [1560, 470],
          [1780, 390],
          [2000, 330],
          [2220, 390],
          [2460, 350],
        ],
        { colour: '#8f97a6', distance: 0.56, to: 680 },
        'left',
      ),
      land(
        b,
        [
          [-40, 640],
          [260, 606],
          [560, 592],
          [860, 612],
          [1160, 640],
        ],
        { colour: '#6d8690', distance: 0.7, rough: 9, to: 660 },
      ),
      land(
        b,
        [
          [-40, 650],
          [120, 626],
          [380, 632],
          [520, 652],
        ],
        { colour: '#5f7f80', distance: 0.52, rough: 8, to: 664 },
      ),
      ...town,
      ...sea(b, { from: 652, to: 1000, width: 1190, bands: 3 }),
      box(0, 696, 2400, 304, b.down(b.light.sea[0], b.light.sea[1])),
      reflection(696, town, 0.26),
      ...sea(b, { from: 655, to: 1000, width: 2400, glint: { x: 1120, width: 150 } }).slice(1),
      ...times(22, () =>
        lens(b.between(0, 2100), b.between(720, 985), b.between(120, 420), b.between(4, 9), b.light.glint, 0.22),
      ),
      sail(b, 1010, 690, 62, 0.3),
      sail(b, 640, 676, 44, 0.5),
      yacht(b, 1330, 830, 0.86, 0.04, 4),
      lens(1180, 836, 330, 14, b.light.glint, 0.6),
      gajeta(b, 1900, 872, 2, '#f4efe2'),
      ...ripples(b, 1900, 908, 420),
      ...scrub(b, [2180, 980], [2420, 900], 110),
      ...grove(b, [[2300, 930]], 5.6),
      ...gulls(
        b,
        [
          [1240, 300],
          [1320, 270],
          [1560, 330],
          [900, 380],
        ],
        24,
      ),
    ];
  },
};
