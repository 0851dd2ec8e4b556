import { belfry, house } from './kit/buildings.ts';
import { tufts } from './kit/fields.ts';
import { hill, mountain } from './kit/land.ts';
import { child, stander } from './kit/people.ts';
import { cypress, grove, scrub } from './kit/plants.ts';
import { gulls, mistBand, sky } from './kit/sky.ts';
import { disc, line, times } from './kit/svg.ts';
import { pony } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** Ponies in a meadow of the Sinj field, Kamešnica behind. */
export const sinjPonies: Scene = {
  lights: ['mist', 'golden', 'noon'],
  focus: [720, 860],
  draw: (b) => [
    ...sky(b, {
      horizon: 620,
      sun: { at: [300, 300], r: 58, rings: 4 },
      clouds: [
        [860, 170, 460],
        [420, 120, 260],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 560],
        [240, 460],
        [520, 520],
        [820, 360],
        [1060, 300],
        [1300, 380],
        [1660, 330],
      ],
      { colour: '#95a5a8', distance: 0.56, to: 700 },
    ),
    mistBand(b, 640, 80, 0.8),
    hill(
      b,
      [
        [-40, 650],
        [400, 620],
        [900, 640],
        [1660, 600],
      ],
      { colour: '#9fb070', distance: 0.34, to: 1210 },
    ),
    ...scrub(b, [-20, 660], [560, 640], 50, 0.28),
    ...times(6, (i) => house(b, 1010 + i * 66, 660, b.between(50, 70), b.between(40, 60), 0.28)),
    belfry(b, 1180, 660, 0.44, 0.26, 3),
    ...[990, 1420, 1450].map((x) => cypress(b, x, 664, 0.9, 0.24)),
    hill(
      b,
      [
        [-40, 740],
        [500, 720],
        [1100, 750],
        [1660, 700],
      ],
      { colour: '#a9b864', distance: 0.12, to: 1210 },
    ),
    pony(b, 1360, 830, 0.95, '#54402f', '#2b2320', true),
    pony(b, 190, 810, 0.8, '#e9dcc0', '#cfc0a0'),
    ...times(7, (i) => line(`M${-30 + i * 290} 930V790`, b.dim('#8a6a48'), 15)),
    line('M-30 820H1640', b.paint('#a97c4c'), 13),
    line('M-30 876H1640', b.paint('#a97c4c'), 13),
    hill(
      b,
      [
        [-40, 930],
        [480, 900],
        [1100, 930],
        [1660, 890],
      ],
      { colour: '#8faa4c', to: 1210 },
    ),
    ...times(120, () =>
      disc(
        b.between(-20, 1620),
        b.between(940, 1200),
        b.between(3, 8),
        b.pick(['#fbf6ea', '#f0c24c', '#d9634f', '#fbf6ea']),
      ),
    ),
    pony(b, 690, 1110, 2.7, '#b0683a', '#f0dcb4'),
    child(b, 640, 880, 2.7, '#cf4f37'),
    line('M1000 790Q1080 900 1150 880', b.dim('#54402f'), 5),
    stander(b, 1180, 1120, 3.6, { shirt: '#3f7f8c', trousers: '#54463c', hat: '#e3c78c' }, true),
    child(b, 320, 1130, 3, '#e0a63a'),
    ...tufts(b, [-20, 1150], [1620, 1170], 90, 66, '#7f9a45'),
    ...grove(b, [[1560, 900]], 5),
    ...gulls(
      b,
      [
        [620, 260],
        [700, 230],
      ],
      24,
    ),
  ],
};
