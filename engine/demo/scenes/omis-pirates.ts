import { town } from './kit/buildings.ts';
import { cliff, land, mountain } from './kit/land.ts';
import { palm, scrub } from './kit/plants.ts';
import { lens, reflection, sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { line, shape, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import { galley } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** Omiš at the mouth of the Cetina: roofs under the precipice, the pirates' tower above. */
export const omisPirates: Scene = {
  lights: ['teal', 'golden', 'dawn'],
  focus: [1060, 560],
  draw: (b) => {
    const shore = [...town(b, 720, 1640, 830, 3, 92), ...times(5, (i) => palm(b, 790 + i * 170, 846, 1.3))];
    return [
      ...sky(b, {
        horizon: 640,
        sun: { at: [470, 330], r: 60, rings: 4 },
        clouds: [
          [60, 160, 380],
          [420, 210, 260],
        ],
        stars: 30,
      }),
      ...mountain(
        b,
        [
          [200, 640],
          [380, 520],
          [520, 600],
          [640, 560],
          [760, 660],
        ],
        { colour: '#8b97a0', distance: 0.62, to: 700 },
      ),
      ...cliff(
        b,
        [
          [-40, 60],
          [90, 110],
          [190, 240],
          [290, 330],
          [340, 520],
          [420, 700],
          [520, 810],
        ],
        850,
        '#a99a8c',
        0.1,
      ),
      ...cliff(
        b,
        [
          [640, 820],
          [700, 640],
          [770, 500],
          [840, 400],
          [960, 330],
          [1060, 230],
          [1200, 140],
          [1340, 60],
          [1660, -40],
        ],
        850,
        '#bca68c',
      ),
      ...scrub(b, [880, 400], [1130, 240], 50, 0.04),
      ...rampart(b, 846, 440, 96, 150),
      ...rampart(b, 820, 470, 150, 60),
      line('M894 290V218', b.dim('#4d443c'), 4),
      shape(
        [
          [896, 222],
          [962, 238],
          [896, 258],
        ],
        b.paint('#1f2a33'),
      ),
      land(
        b,
        [
          [600, 850],
          [760, 780],
          [1100, 760],
          [1660, 740],
        ],
        { colour: '#8c8a6c', rough: 12, to: 860 },
      ),
      ...shore,
      ...sea(b, { from: 848, bands: 6 }),
      reflection(848, shore, 0.35),
      ...times(28, () =>
        lens(b.between(-40, 1500), b.between(860, 1190), b.between(80, 360), b.between(3, 9), b.light.glint, 0.24),
      ),
      galley(b, 420, 1010, 1.5),
    ];
  },
};
