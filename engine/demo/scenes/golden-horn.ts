import { sail } from './kit/boats.ts';
import type { Brush } from './kit/brush.ts';
import { mix } from './kit/colour.ts';
import { hill, land, patch } from './kit/land.ts';
import { grove, scrub } from './kit/plants.ts';
import { lens } from './kit/sea.ts';
import { gulls, sky } from './kit/sky.ts';
import type { Point } from './kit/svg.ts';
import { box, faint, soft, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** Zlatni Rat from the slopes of Vidova Gora: a tongue of pale shingle in every blue there is. */
export const goldenHorn: Scene = {
  lights: ['noon', 'chalk', 'mist'],
  focus: [800, 640],
  draw: (b) => {
    const deep = b.paint(b.light.sea[1]);
    const pale = b.paint('#7fdccf');
    return [
      ...sky(b, {
        horizon: 250,
        clouds: [
          [180, 120, 420],
          [1060, 90, 360],
        ],
      }),
      land(
        b,
        [
          [-20, 250],
          [260, 196],
          [600, 168],
          [980, 186],
          [1340, 170],
          [1620, 206],
        ],
        { colour: '#6d8f9a', distance: 0.62, rough: 10, to: 270 },
      ),
      box(0, 250, 1600, 950, b.down(mix(b.light.sea[0], deep, 0.3), deep, mix(deep, b.light.shade, 0.25))),
      ...times(9, (i) => lens(b.between(-200, 900), 280 + i * 60, b.between(500, 1000), 10 + i, b.light.glint, 0.12)),
      ...[1.3, 1.2, 1.11].map((size, i) => horn(b, size, mix(deep, pale, 0.22 + i * 0.3), 0.9)),
      horn(b, 1.045, mix(pale, b.light.glint, 0.55)),
      horn(b, 1, b.lit('#f1e3c2')),
      horn(b, 0.8, b.paint('#e4d0a6')),
      ...wood(b),
      ...beachGoers(b),
      sail(b, 1240, 420, 60, 0.1),
      sail(b, 1330, 520, 76, 0.05),
      sail(b, 330, 400, 56, 0.15),
      ...times(7, (i) =>
        faint(0.9, [lens(1020 + i * 76 + b.between(-20, 20), 660 + b.between(-90, 120), 52, 10, b.light.glint)]),
      ),
      ...gulls(
        b,
        [
          [420, 560],
          [500, 530],
          [1180, 300],
        ],
        20,
      ),
      hill(
        b,
        [
          [-20, 980],
          [300, 1040],
          [680, 1110],
          [1020, 1120],
          [1340, 1060],
          [1620, 960],
        ],
        { colour: '#5c7a52', to: 1210 },
      ),
      ...scrub(b, [-20, 1010], [700, 1150], 90),
      ...scrub(b, [760, 1160], [1640, 1000], 90),
      ...grove(
        b,
        [
          [90, 1150],
          [1480, 1130],
          [1320, 1200],
        ],
        3.1,
      ),
    ];
  },
};

const outline: Point[] = [
  [60, 1160],
  [330, 1010],
  [560, 830],
  [690, 660],
  [770, 520],
  [862, 432],
  [888, 470],
  [880, 560],
  [930, 700],
  [1060, 850],
  [1280, 980],
  [1560, 1160],
];

function horn(b: Brush, size: number, fill: string, opacity = 1): string {
  const spread = (size - 1) * 560;
  const outward: Point[] = outline.map(([x, y]) => [
    820 + (x - 820) * size + (x < 820 ? -1 : 1) * spread * 0.5,
    1160 + (y - 1160) * (1 + (size - 1) * 0.55) + b.between(-4, 4),
  ]);
  return soft(outward, fill, opacity < 1 ? `opacity="${opacity}"` : '');
}

function wood(b: Brush): string[] {
  return times(90, (i) => {
    const share = Math.sqrt((i + 1) / 90);
    const y = 690 + 420 * share;
    const half = 30 + 470 * share ** 1.7;
    const x = 815 + b.between(-half, half) * 0.8;
    const size = b.between(46, 78) * (0.55 + share * 0.6);
    return (
      patch(b, [x + 6, y + 8], size, size * 0.7, b.dim('#3f6b4a')) +
      patch(b, [x, y], size * 0.84, size * 0.5, b.paint(b.pick(['#4f8257', '#5f9160'])))
    );
  });
}

function beachGoers(b: Brush): string[] {
  return times(44, () => {
    const share = b.next();
    const side = b.next() < 0.5;
    const x = side ? 330 + 470 * share + b.between(14, 50) : 1230 - 330 * share - b.between(20, 60);
    const y = side ? 1004 - 480 * share ** 0.82 : 946 - 400 * share ** 0.7;
    return patch(b, [x, y + 20], 13, 8, b.paint(b.pick(['#d2543c', '#f0b23c', '#2f7f9c', '#fbf6ea'])), 0.05, 8);
  });
}
