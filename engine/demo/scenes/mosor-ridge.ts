import { house } from './kit/buildings.ts';
import { tufts } from './kit/fields.ts';
import { cliff, land, mountain } from './kit/land.ts';
import { walker } from './kit/people.ts';
import { sea } from './kit/sea.ts';
import { gulls, mistBand, sky } from './kit/sky.ts';
import { curve, disc, line, shape, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** The hut under the ridge of Mosor, and five ranges of blue behind it. */
export const mosorRidge: Scene = {
  lights: ['mist', 'golden', 'noon'],
  focus: [560, 760],
  draw: (b) => [
    ...sky(b, {
      horizon: 620,
      clouds: [
        [980, 190, 520],
        [180, 130, 380],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 470],
        [220, 380],
        [480, 430],
        [760, 330],
        [1040, 420],
        [1330, 360],
        [1660, 420],
      ],
      { colour: '#8ea3ad', distance: 0.74, to: 700 },
      'right',
    ),
    ...mountain(
      b,
      [
        [-40, 560],
        [180, 500],
        [420, 540],
        [700, 440],
        [960, 520],
        [1260, 430],
        [1660, 520],
      ],
      { colour: '#86988f', distance: 0.56, to: 760 },
      'right',
    ),
    mistBand(b, 640, 90, 0.6),
    ...sea(b, { from: 650, to: 720, bands: 2 }),
    ...mountain(
      b,
      [
        [-40, 700],
        [260, 640],
        [520, 690],
        [760, 590],
        [1010, 500],
        [1180, 430],
        [1340, 330],
        [1480, 390],
        [1660, 300],
      ],
      { colour: '#a9a58c', distance: 0.28, rough: 34, to: 980 },
      'right',
    ),
    land(
      b,
      [
        [-40, 860],
        [260, 800],
        [560, 810],
        [860, 860],
        [1180, 820],
        [1660, 720],
      ],
      { colour: '#8f9468', distance: 0.1, rough: 16, to: 1210 },
    ),
    house(b, 280, 828, 210, 110, 0, false),
    curve(
      'M330 706q6 -40 -8 -62q30 14 40 -18q10 -30 60 -34',
      'none',
      `stroke="${b.light.haze}" stroke-width="15" stroke-linecap="round" opacity=".75"`,
    ),
    line('M520 830V700', b.dim('#6d5a48'), 5),
    shape(
      [
        [522, 702],
        [596, 716],
        [522, 744],
      ],
      b.paint('#cf4f37'),
    ),
    ...times(16, (i) => disc(40 + i * 14 + b.between(-6, 6), 850 + b.between(-6, 6), 11, b.paint('#d8cdb4'))),
    ...cliff(
      b,
      [
        [900, 1010],
        [1040, 940],
        [1240, 900],
        [1420, 830],
        [1660, 790],
      ],
      1220,
      '#cdbf9f',
    ),
    land(
      b,
      [
        [-40, 1000],
        [300, 960],
        [640, 1000],
        [980, 1060],
        [1300, 1090],
        [1660, 1050],
      ],
      { colour: '#7f8a52', rough: 16, to: 1210 },
    ),
    line('M260 1210Q520 1090 760 1050T1180 960Q1330 900 1400 840', b.lit('#e6dab4'), 15, 'stroke-dasharray="46 26"'),
    ...times(60, () =>
      disc(
        b.between(-20, 1620),
        b.between(1010, 1200),
        b.between(6, 26),
        b.pick([b.lit('#ded2b6'), b.paint('#c4b796')]),
      ),
    ),
    walker(b, 620, 1100, 3.1, { shirt: '#cf4f37', trousers: '#40485a', pack: '#3f7f8c', hat: '#e3c78c' }),
    walker(b, 850, 1046, 2.5, { shirt: '#e0a63a', trousers: '#3b4a5c', pack: '#7d3f37' }),
    walker(b, 1040, 1000, 2, { shirt: '#3f7f8c', trousers: '#54463c', pack: '#e0a63a' }),
    ...tufts(b, [-20, 1120], [1620, 1170], 80, 70, '#8d9457'),
    ...gulls(
      b,
      [
        [720, 280],
        [800, 250],
      ],
      30,
    ),
  ],
};
