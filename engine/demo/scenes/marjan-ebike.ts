import { sail } from './kit/boats.ts';
import { belfry, row } from './kit/buildings.ts';
import { tufts, twig } from './kit/fields.ts';
import { land, mountain } from './kit/land.ts';
import { rider } from './kit/people.ts';
import { grove, palm, scrub } from './kit/plants.ts';
import { lens, sea } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import { curve, line, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** From the first terrace of Marjan over the harbour: roofs, Riva, ferries, Mosor. */
export const marjanEbike: Scene = {
  lights: ['dawn', 'noon', 'dusk'],
  focus: [520, 880],
  draw: (b) => [
    ...sky(b, {
      horizon: 480,
      sun: { at: [420, 330], r: 56, rings: 4 },
      clouds: [
        [820, 150, 420],
        [60, 200, 280],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 470],
        [240, 410],
        [560, 420],
        [860, 300],
        [1080, 250],
        [1300, 310],
        [1660, 280],
      ],
      { colour: '#8f97a6', distance: 0.56, to: 520 },
      'left',
    ),
    ...row(b, [560, 560], [1640, 540], 52, 0.36),
    ...row(b, [600, 620], [1640, 600], 62, 0.26),
    belfry(b, 1010, 640, 0.66, 0.2, 4),
    ...row(b, [660, 690], [1640, 664], 74, 0.14),
    ...times(9, (i) => palm(b, 700 + i * 100, 724 - i * 4, 0.85, 0.1)),
    ...sea(b, { from: 520, to: 760, width: 640, bands: 4, glint: { x: 420, width: 80 } }),
    curve('M-10 700H640Q900 730 1610 690V1210H-10Z', b.paint(b.light.sea[1])),
    ...times(8, (i) => lens(b.between(-100, 1100), 740 + i * 30, b.between(200, 520), 8, b.light.glint, 0.3)),
    sail(b, 260, 680, 60, 0.2),
    sail(b, 1180, 800, 84, 0.02),
    sail(b, 1360, 830, 96, 0.02),
    land(
      b,
      [
        [-40, 830],
        [200, 850],
        [460, 910],
        [800, 990],
        [1200, 1020],
        [1660, 960],
      ],
      { colour: '#8f8a5c', rough: 14, to: 1210 },
    ),
    ...scrub(b, [780, 990], [1640, 960], 96),
    ...grove(
      b,
      [
        [1380, 1010],
        [1520, 990],
      ],
      4.2,
    ),
    curve('M-20 960Q420 960 820 1060T1640 1130V1210H-20Z', b.lit('#e3d2ac')),
    curve('M-20 1010Q420 1006 820 1096T1640 1160V1210H-20Z', b.paint('#cdb98e')),
    ...times(9, (i) => line(`M${40 + i * 190} ${930 + i * 20}V${1000 + i * 19}`, b.paint('#efe3c8'), 16)),
    line('M-20 936Q420 934 820 1026T1640 1100', b.lit('#f6ecd8'), 13),
    rider(b, 430, 1046, 2.5, '#cf4f37', '#2f6f8c'),
    rider(b, 960, 1120, 2.1, '#3f7f8c', '#e0a63a'),
    ...tufts(b, [-20, 1180], [1620, 1200], 50, 60, '#7f8f4e'),
    twig(b, [-30, 40], 8, 700, { colour: '#4f8257', long: 150, wide: 16 }, '#7a5a45'),
    ...gulls(
      b,
      [
        [760, 380],
        [840, 350],
        [1290, 460],
      ],
      24,
    ),
  ],
};
