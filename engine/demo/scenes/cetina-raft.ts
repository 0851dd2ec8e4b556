import { raft } from './kit/boats.ts';
import type { Brush } from './kit/brush.ts';
import { mix } from './kit/colour.ts';
import { cliff, land, mountain, patch } from './kit/land.ts';
import { grove, scrub } from './kit/plants.ts';
import { lens } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { box, curve, disc, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** A raft on the green Cetina, between walls, just past the fast bit. */
export const cetinaRaft: Scene = {
  lights: ['noon', 'mist', 'golden'],
  focus: [800, 880],
  draw: (b) => {
    const water = b.paint('#2f9a8c');
    const deep = b.paint('#0f5f63');
    return [
      ...sky(b, { horizon: 420, clouds: [[560, 120, 420]] }),
      ...mountain(
        b,
        [
          [480, 420],
          [640, 330],
          [780, 400],
          [940, 310],
          [1120, 430],
        ],
        { colour: '#8fa59c', distance: 0.55, to: 520 },
      ),
      land(
        b,
        [
          [380, 560],
          [620, 500],
          [840, 520],
          [1060, 480],
          [1260, 560],
        ],
        { colour: '#5f8f5a', distance: 0.3, rough: 16, to: 640 },
      ),
      ...scrub(b, [430, 540], [1200, 530], 60, 0.22),
      ...cliff(
        b,
        [
          [-40, -20],
          [160, 40],
          [300, 150],
          [390, 330],
          [470, 520],
          [520, 650],
        ],
        760,
        '#c9b28c',
        0.06,
      ),
      ...cliff(
        b,
        [
          [1060, 660],
          [1130, 500],
          [1200, 310],
          [1330, 130],
          [1480, 30],
          [1660, -20],
        ],
        760,
        '#bfa782',
        0.06,
      ),
      ...scrub(b, [-20, 540], [430, 640], 100, 0.04),
      ...scrub(b, [1180, 640], [1640, 540], 100, 0.04),
      ...grove(
        b,
        [
          [120, 560],
          [300, 640],
          [1340, 640],
          [1520, 560],
        ],
        2.6,
        0.04,
      ),
      box(-10, 640, 1620, 570, b.down(mix(water, b.light.haze, 0.4), water, deep)),
      curve(
        'M460 650Q800 630 1140 650Q1010 700 1080 780T900 960Q760 1040 820 1210H340Q420 1010 560 920T620 740Q600 690 460 650Z',
        mix(water, b.light.glint, 0.28),
        'opacity=".6"',
      ),
      ...times(40, (i) => {
        const share = ((i + 1) / 40) ** 1.3;
        const long = 70 + 300 * share * b.between(0.4, 1.1);
        return lens(
          800 + b.between(-1, 1) * (200 + 640 * share) - long / 2,
          660 + 530 * share,
          long,
          4 + 14 * share,
          i % 3 ? b.light.glint : deep,
          i % 3 ? 0.42 : 0.3,
        );
      }),
      ...boulders(b, [
        [330, 820, 170],
        [1290, 850, 210],
        [180, 1010, 260],
        [1480, 1080, 300],
        [1080, 740, 90],
        [520, 730, 80],
      ]),
      ...foam(b, 470, 950, 520, 34),
      ...foam(b, 1120, 900, 240, 18),
      raft(b, 800, 900, 2.35),
      ...foam(b, 720, 980, 760, 60),
      ...times(46, () =>
        disc(
          1090 + b.between(-90, 190) * b.next(),
          930 - b.next() ** 2 * 190,
          b.between(3, 12),
          b.light.glint,
          'opacity=".9"',
        ),
      ),
    ];
  },
};

function boulders(b: Brush, places: readonly (readonly [number, number, number])[]): string[] {
  return places.flatMap(([x, y, size]) => [
    patch(b, [x, y], size, size * 0.56, b.dim('#9a8f7c'), 0.1, 9),
    patch(b, [x - size * 0.06, y - size * 0.08], size * 0.8, size * 0.34, b.lit('#c4b79e'), 0.14, 9),
    lens(x - size * 0.75, y + size * 0.24, size * 1.5, size * 0.08, b.light.glint, 0.85),
  ]);
}

function foam(b: Brush, x: number, y: number, width: number, count: number): string[] {
  return times(count, () =>
    patch(
      b,
      [x + (b.next() + b.next() - 1) * width * 0.5, y + b.between(-14, 26)],
      b.between(26, 90),
      b.between(12, 30),
      b.light.glint,
      0.2,
      8,
    ).replace('/>', ' opacity=".8"/>'),
  );
}
