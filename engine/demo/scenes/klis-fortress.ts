import { house } from './kit/buildings.ts';
import { tufts } from './kit/fields.ts';
import { cliff, land, mountain } from './kit/land.ts';
import { cypress, scrub } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { box, curve, line, shape, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** Klis on its crag between two mountains, the bay of Split far below. */
export const klisFortress: Scene = {
  lights: ['harvest', 'dusk', 'mist'],
  focus: [860, 480],
  draw: (b) => [
    ...sky(b, {
      horizon: 700,
      clouds: [
        [60, 210, 520],
        [980, 130, 560],
        [620, 300, 300],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 620],
        [160, 480],
        [340, 560],
        [560, 500],
        [760, 640],
      ],
      { colour: '#9a9a92', distance: 0.55, to: 760 },
    ),
    ...mountain(
      b,
      [
        [980, 640],
        [1180, 430],
        [1360, 380],
        [1660, 260],
      ],
      { colour: '#a39c8c', distance: 0.36, to: 800 },
    ),
    ...sea(b, { from: 700, to: 800, bands: 3 }),
    land(
      b,
      [
        [-40, 770],
        [300, 752],
        [620, 764],
        [940, 750],
        [1660, 772],
      ],
      { colour: '#7f9182', distance: 0.42, rough: 8, to: 860 },
    ),
    ...times(26, () => house(b, b.between(20, 760), b.between(780, 812), b.between(18, 32), b.between(14, 24), 0.4)),
    ...cliff(
      b,
      [
        [300, 900],
        [400, 740],
        [520, 620],
        [650, 560],
        [820, 520],
        [1000, 500],
        [1130, 540],
        [1240, 660],
        [1330, 820],
        [1440, 940],
      ],
      1010,
      '#c3ae8a',
      0.04,
    ),
    ...rampart(b, 470, 690, 210, 84, 0.04),
    ...rampart(b, 640, 600, 260, 96),
    ...rampart(b, 860, 548, 250, 104),
    ...rampart(b, 1080, 590, 150, 78),
    house(b, 720, 520, 120, 60),
    box(930, 370, 96, 90, b.lit('#dccaa6')),
    curve('M930 372Q978 300 1026 372Z', b.paint('#b9583a')),
    ...rampart(b, 1010, 480, 64, 120),
    line('M1042 360V250', b.dim('#5d5248'), 4),
    shape(
      [
        [1044, 254],
        [1120, 270],
        [1044, 296],
      ],
      b.paint('#cf4f37'),
    ),
    ...scrub(b, [380, 830], [700, 690], 54, 0.02),
    ...scrub(b, [1140, 700], [1430, 920], 56, 0.02),
    land(
      b,
      [
        [-40, 950],
        [220, 900],
        [480, 930],
        [800, 985],
        [1130, 960],
        [1400, 930],
        [1660, 900],
      ],
      { colour: '#8c9163', rough: 20, to: 1210 },
    ),
    line('M160 1210Q420 1080 700 1060Q900 1050 880 990', b.lit('#e8dab6'), 16),
    ...scrub(b, [-20, 960], [560, 960], 84),
    ...scrub(b, [1120, 980], [1640, 930], 84),
    ...[180, 236, 1300, 1372, 1460].map((x) => cypress(b, x, 1050 + b.between(-20, 30), 2.1)),
    ...tufts(b, [-20, 1140], [1620, 1150], 70, 70, '#8b9457'),
    ...gulls(
      b,
      [
        [420, 360],
        [500, 330],
        [1240, 300],
        [620, 420],
      ],
      24,
    ),
  ],
};
