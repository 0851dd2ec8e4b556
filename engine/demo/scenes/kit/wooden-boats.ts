import type { Brush } from './brush.ts';
import { at, box, curve, disc, line, oval } from './svg.ts';

/** The falkuša of Komiža: a long hull, side planks, one lateen sail on a long yard. */
export function falkusa(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    line('M6 -10L0 -250', b.dim('#8a6a48'), 7),
    curve('M-130 -108Q-20 -190 150 -352Q128 -190 96 -54Q-10 -86 -130 -108', b.lit('#f6e6c4')),
    curve('M-130 -108Q-10 -128 96 -54Q112 -130 126 -208Q60 -132 -130 -108', b.paint('#ecd3a4'), 'opacity=".8"'),
    line('M-142 -98Q-10 -192 160 -362', b.dim('#7c5c3c'), 6),
    line('M96 -54L76 -16M0 -250L-150 -20M0 -250L130 -24', b.dim('#6f5a44'), 1.8),
    curve('M-176 -46Q-150 -16 -100 -14H110Q160 -18 190 -58Q176 14 120 22H-110Q-160 14 -176 -46', b.paint('#3c5f73')),
    curve(
      'M-176 -46Q-150 -16 -100 -14H110Q160 -18 190 -58Q186 -30 170 -14Q120 4 -100 2Q-160 -6 -176 -46',
      b.lit('#d9a05a'),
    ),
    ...[-70, -22, 48, 88].flatMap((px, i) => [
      disc(px, -42, 9, b.paint('#a8714f')),
      curve(
        `M${px - 13} -12Q${px - 11} -34 ${px} -34Q${px + 11} -34 ${px + 13} -12Z`,
        b.paint(i % 2 ? '#c2553f' : '#eee0c4'),
      ),
    ]),
  ]);
}

/** An open wooden boat with an engine, a gajeta; 160 long at scale 1. */
export function gajeta(b: Brush, x: number, y: number, scale: number, colour = '#f4efe2', distance = 0): string {
  return at(x, y, scale, [
    oval(0, 15, 84, 5, b.light.shade, 'opacity=".3"'),
    curve('M-82 -18Q-40 -8 10 -8Q56 -10 88 -30Q80 8 56 14H-58Q-76 8 -82 -18', b.paint(colour, distance)),
    curve('M-82 -18Q-40 -8 10 -8Q56 -10 88 -30Q86 -20 80 -12Q40 0 0 0Q-60 0 -80 -8Z', b.paint('#3e7894', distance)),
    line('M-82 -18Q-40 -8 10 -8Q56 -10 88 -30', b.dim('#8e5c38', distance), 3.5),
    box(-28, -34, 34, 26, b.lit('#fbf3df', distance), 'rx="3"'),
    box(-22, -29, 10, 10, b.dim('#54616b', distance)),
    box(-8, -29, 10, 10, b.dim('#54616b', distance)),
    line('M46 -18V-70', b.dim('#8e5c38', distance), 3),
  ]);
}

/** A pirates' galley of Omiš, her sail striped, oars out; 300 long at scale 1. */
export function galley(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    oval(0, 26, 176, 8, b.light.shade, 'opacity=".35"'),
    line('M10 -20V-240', b.dim('#6d4c33'), 8),
    line('M-110 -196L140 -246', b.dim('#6d4c33'), 6),
    curve('M-106 -192Q-120 -110 -92 -62Q20 -72 118 -92Q146 -170 136 -240Z', b.lit('#f1e2c0')),
    curve(
      'M-66 -200Q-78 -120 -54 -65L-20 -69Q-40 -130 -28 -207ZM16 -216Q8 -140 30 -74L64 -80Q48 -150 54 -224Z',
      b.paint('#b8432f'),
    ),
    curve('M10 -240L10 -262L62 -252L10 -244Z', b.paint('#1f2a33')),
    ...[-100, -60, -20, 20, 60, 100].map((px) => line(`M${px} -6L${px - 26} 34`, b.dim('#a97c4c'), 4)),
    curve('M-178 -58Q-150 -22 -100 -20H110Q160 -28 196 -70Q182 14 124 24H-112Q-164 12 -178 -58', b.paint('#6d3f2b')),
    curve(
      'M-172 -40Q-150 -22 -100 -20H110Q160 -28 192 -58Q186 -36 172 -22Q120 -4 -100 -6Q-158 -10 -172 -40',
      b.lit('#c98a52'),
    ),
    ...[-110, -66, -22, 22, 66, 110].map((px) => disc(px, 4, 10, b.paint(px % 4 ? '#e0b45a' : '#b8432f'))),
  ]);
}
