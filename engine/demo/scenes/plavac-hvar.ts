import { sail } from './kit/boats.ts';
import type { Brush } from './kit/brush.ts';
import { land, patch } from './kit/land.ts';
import { scrub } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import type { Point } from './kit/svg.ts';
import { box, oval, times } from './kit/svg.ts';
import { bottle, glass } from './kit/things.ts';
import type { Scene } from './scene.ts';

/** The south side of Hvar: vines on a slope too steep to stand on, a bottle on the wall. */
export const plavacHvar: Scene = {
  lights: ['noon', 'golden', 'dusk'],
  focus: [1180, 820],
  draw: (b) => [
    ...sky(b, { horizon: 430, sun: { at: [1090, 170], r: 60, rings: 3 }, clouds: [[760, 300, 300]] }),
    land(
      b,
      [
        [840, 430],
        [1000, 404],
        [1240, 396],
        [1420, 414],
        [1620, 420],
      ],
      { colour: '#5f8377', distance: 0.45, rough: 7, to: 440 },
    ),
    land(
      b,
      [
        [1080, 520],
        [1240, 486],
        [1420, 480],
        [1640, 500],
        [1640, 530],
      ],
      { colour: '#4f7a5c', distance: 0.24, rough: 8, to: 532 },
    ),
    ...sea(b, { from: 430, to: 1210, bands: 9, glint: { x: 1090, width: 140 } }),
    land(
      b,
      [
        [1080, 524],
        [1240, 490],
        [1420, 484],
        [1640, 504],
      ],
      { colour: '#5a7f5c', distance: 0.22, rough: 8, to: 530 },
    ),
    sail(b, 940, 560, 74, 0.1),
    sail(b, 1330, 620, 90, 0.05),
    land(
      b,
      [
        [-40, 60],
        [160, 120],
        [340, 220],
        [520, 360],
        [680, 520],
        [820, 690],
        [960, 860],
        [1060, 1010],
        [1120, 1210],
      ],
      { colour: '#c9a273', rough: 12, to: 1210 },
    ),
    ...terraces(b),
    ...scrub(b, [-20, 70], [330, 210], 60, 0.05),
    box(-20, 1010, 1660, 200, b.lit('#d9c6a0')),
    ...times(44, () =>
      patch(
        b,
        [b.between(-20, 1620), b.between(1046, 1200)],
        b.between(90, 190),
        b.between(40, 64),
        b.pick([b.paint('#cbb68c'), b.dim('#b8a27a'), b.lit('#e2d0aa')]),
        0.1,
        9,
      ),
    ),
    box(-20, 1000, 1660, 26, b.lit('#efe0bd')),
    oval(1230, 1006, 300, 14, b.light.shade, 'opacity=".25"'),
    bottle(b, 1270, 1008, 3.3),
    glass(b, 1080, 1010, 3, '#7d1d38'),
    glass(b, 1440, 1014, 3.1, '#7d1d38'),
  ],
};

function terraces(b: Brush): string[] {
  const rim = (share: number): Point => [-40 + 1120 * share, 80 + 1120 * share ** 1.25];
  return times(11, (rank) => {
    const down = 70 + rank * 92;
    return times(44, (i) => {
      const share = i / 44;
      const [rx, ry] = rim(share);
      const x = rx - down * 0.1 + b.between(-4, 4);
      const y = ry + down;
      if (y > 1040 || x < -30) return '';
      const size = 32 + rank * 2.6;
      return (
        patch(b, [x, y], size, size * 0.72, b.dim('#4f7a3a'), 0.14, 8) +
        patch(b, [x - 3, y - 5], size * 0.7, size * 0.4, b.paint('#86a84e'), 0.2, 8)
      );
    }).join('');
  });
}
