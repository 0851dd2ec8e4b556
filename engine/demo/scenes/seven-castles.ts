import { sail } from './kit/boats.ts';
import { belfry, house } from './kit/buildings.ts';
import { mountain } from './kit/land.ts';
import { rider } from './kit/people.ts';
import { palm } from './kit/plants.ts';
import { lens, reflection, sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { curve, line, oval, shape, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** A bicycle on the causeway to Kaštel Gomilica, the castle that stands in the sea. */
export const sevenCastles: Scene = {
  lights: ['dusk', 'noon', 'dawn'],
  focus: [520, 900],
  draw: (b) => {
    const castle = [
      house(b, 1080, 690, 110, 150, 0.04),
      house(b, 1190, 690, 130, 120, 0.04),
      house(b, 1330, 690, 110, 160, 0.04),
      belfry(b, 1290, 600, 0.4, 0.06, 2),
      ...rampart(b, 1000, 700, 470, 96, 0.02, '#cdb792'),
      ...rampart(b, 960, 700, 130, 220, 0.02, '#cdb792'),
      ...rampart(b, 1410, 700, 96, 170, 0.02, '#cdb792'),
      curve('M1000 700V650A26 26 0 0 1 1052 650V700Z', b.dim('#5d4c3c')),
      palm(b, 1540, 706, 1.5),
    ];
    return [
      ...sky(b, {
        horizon: 640,
        sun: { at: [540, 500], r: 90, rings: 5 },
        clouds: [
          [90, 200, 480],
          [1010, 150, 460],
          [700, 290, 260],
        ],
      }),
      ...mountain(
        b,
        [
          [-40, 600],
          [220, 520],
          [460, 560],
          [760, 470],
          [1060, 420],
          [1330, 480],
          [1660, 430],
        ],
        { colour: '#8a8fa2', distance: 0.52, to: 660 },
        'left',
      ),
      ...sea(b, { from: 640, glint: { x: 540, width: 150 } }),
      ...castle,
      reflection(706, castle, 0.3),
      sail(b, 250, 700, 74, 0.2),
      gajeta(b, 760, 770, 1.05, '#f4efe2', 0.05),
      shape(
        [
          [900, 706],
          [1010, 700],
          [1010, 722],
          [960, 760],
          [760, 850],
          [420, 980],
          [-20, 1080],
          [-20, 1000],
          [380, 900],
          [700, 800],
        ],
        b.paint('#a08a6f'),
      ),
      shape(
        [
          [1010, 702],
          [700, 800],
          [380, 900],
          [-20, 1000],
          [-20, 1210],
          [760, 1210],
          [900, 940],
          [990, 770],
        ],
        b.paint('#d8c29a'),
      ),
      shape(
        [
          [1010, 716],
          [900, 830],
          [760, 960],
          [420, 1210],
          [760, 1210],
          [900, 940],
          [990, 770],
        ],
        b.dim('#a89272'),
        'opacity=".6"',
      ),
      ...times(7, (i) =>
        line(`M${-20 + i * 20} ${1020 + i * 30}L${960 - i * 4} ${716 + i * 4}`, b.dim('#b39c76'), 2.5, 'opacity=".5"'),
      ),
      ...times(12, (i) => {
        const share = (i / 12) ** 1.6;
        return oval(985 - 900 * share, 712 + 270 * share, 5 + 14 * share, 4 + 10 * share, b.lit('#efe0bd'));
      }),
      oval(480, 1104, 260, 16, b.light.shade, 'opacity=".3"'),
      rider(b, 480, 1100, 3.1, '#e0a63a', '#f3e9d2'),
      rider(b, 800, 862, 1.05, '#3f7f8c', '#cf4f37'),
      ...times(9, () => lens(b.between(960, 1400), b.between(900, 1190), b.between(120, 360), 8, b.light.glint, 0.3)),
      ...gulls(
        b,
        [
          [820, 380],
          [900, 410],
          [330, 330],
        ],
        24,
      ),
    ];
  },
};
