import type { Brush } from './kit/brush.ts';
import { belfry, row } from './kit/buildings.ts';
import { land, mountain, patch } from './kit/land.ts';
import { rider } from './kit/people.ts';
import { cypress, olive, scrub } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import type { Point } from './kit/svg.ts';
import { curve, line, shape, times } from './kit/svg.ts';
import { arch, masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** The Stari Grad Plain, still in the parcels that the Greeks laid out: walls, trims, two bicycles. */
export const stariGradPlain: Scene = {
  lights: ['noon', 'harvest', 'dawn'],
  focus: [760, 980],
  draw: (b) => [
    ...sky(b, {
      horizon: 360,
      clouds: [
        [220, 120, 460],
        [980, 160, 420],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 330],
        [300, 260],
        [660, 220],
        [980, 270],
        [1300, 210],
        [1660, 280],
      ],
      { colour: '#8fa096', distance: 0.55, to: 400 },
    ),
    ...sea(b, { from: 360, to: 430, bands: 2 }),
    ...row(b, [980, 430], [1330, 430], 34, 0.34),
    belfry(b, 1140, 430, 0.26, 0.3, 3),
    land(
      b,
      [
        [-40, 440],
        [400, 426],
        [900, 430],
        [1660, 424],
      ],
      { colour: '#9fae6a', distance: 0.3, rough: 4, to: 1210 },
    ),
    ...parcels(b),
    ...scrub(b, [-20, 450], [420, 440], 28, 0.3),
    ...[520, 548, 1420, 1460].map((x) => cypress(b, x, 470, 0.6, 0.28)),
    curve('M-20 1050Q500 1000 860 1010T1640 960V1210H-20Z', b.lit('#e0c99a')),
    curve('M-20 1110Q500 1050 860 1056T1640 1010V1210H-20Z', b.paint('#cfb27e')),
    ...trim(b, 1330, 940, 1.5),
    olive(b, 180, 1010, 3.6),
    rider(b, 640, 1090, 2.6, '#cf4f37', '#3f7f8c'),
    rider(b, 980, 1066, 2.4, '#f0c24c', '#7d3f37'),
    ...times(30, (i) =>
      patch(
        b,
        [i * 56 - 20, 1196 + b.between(-8, 8)],
        b.between(60, 100),
        b.between(40, 56),
        b.pick([b.lit('#e6dcc4'), b.paint('#cfc2a2'), b.dim('#a89b7e')]),
        0.12,
        8,
      ),
    ),
  ],
};

function parcels(b: Brush): string[] {
  const fold = (u: number, v: number): Point => {
    const depth = 0.12 + 0.88 * v ** 1.5;
    return [800 + (u - 0.5) * 3200 * depth + (v - 0.5) * 160, 440 + 640 * v ** 1.5];
  };
  const [across, down] = [9, 6];
  return times(across * down, (k) => {
    const [i, j] = [k % across, Math.floor(k / across)];
    const corner = (du: number, dv: number) => fold((i + du) / across, (j + dv) / down);
    const [a, c, d, e] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
    if (!a || !c || !d || !e || c[0] < -40 || a[0] > 1640) return '';
    const far = 0.3 * (1 - j / down);
    const crop = b.pick<readonly [string, string]>([
      ['#8fa552', 'vine'],
      ['#b3a45c', 'fallow'],
      ['#7f9a58', 'olive'],
      ['#8d78b8', 'lavender'],
      ['#a9b56a', 'vine'],
    ]);
    const rowsIn = times(crop[1] === 'fallow' ? 0 : 7, (r) => {
      const share = (r + 0.5) / 7;
      const from: Point = [a[0] + (c[0] - a[0]) * share, a[1]];
      const to: Point = [e[0] + (d[0] - e[0]) * share, e[1]];
      return line(
        `M${from.join(' ')}L${to.join(' ')}`,
        b.dim(crop[0], far),
        (2 + j * 2.4) * 1.3,
        crop[1] === 'olive' ? `stroke-dasharray="1 ${10 + j * 8}"` : 'opacity=".75"',
      );
    });
    return [
      shape([a, c, d, e], b.lit(crop[0], far)),
      ...rowsIn,
      line(`M${a.join(' ')}L${c.join(' ')}L${d.join(' ')}`, b.lit('#efe6cf', far), 2 + j * 1.9),
    ].join('');
  });
}

/** A trim: the round field hut of dry stone. */
function trim(b: Brush, x: number, y: number, scale: number): string[] {
  return [
    curve(
      `M${x - 120 * scale} ${y + 90}Q${x - 116 * scale} ${y - 60 * scale} ${x} ${y - 130 * scale}Q${x + 116 * scale} ${y - 60 * scale} ${x + 120 * scale} ${y + 90}Z`,
      b.lit('#dccfae'),
    ),
    curve(
      `M${x + 20 * scale} ${y + 90}Q${x + 60 * scale} ${y - 60 * scale} ${x} ${y - 130 * scale}Q${x + 116 * scale} ${y - 60 * scale} ${x + 120 * scale} ${y + 90}Z`,
      b.dim('#b3a684'),
      'opacity=".6"',
    ),
    ...masonry(b, x - 90 * scale, y - 40 * scale, 170 * scale, 110 * scale, 22 * scale, '#d4c6a4'),
    arch(x - 24 * scale, y + 90, 56 * scale, 92 * scale, b.dim('#4a4034')),
  ];
}
