import type { Brush } from './brush.ts';
import { at, curve, disc, line, oval, shape } from './svg.ts';

const SKIN = '#b57f5c';

interface Dress {
  shirt?: string;
  trousers?: string;
  hair?: string;
  /** A pack on the back, in its colour. */
  pack?: string;
  hat?: string;
}

/** Somebody standing, 100 high at scale 1, feet at 0 0, looking right. */
export function stander(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  { shirt = '#c2553f', trousers = '#40586b', hair = '#46342a', hat }: Dress = {},
  turned = false,
): string {
  return at(
    x,
    y,
    [turned ? -scale : scale, scale],
    [
      line('M-5 -2L-5 -44M6 -2L5 -44', b.paint(trousers), 9),
      curve('M-13 -40Q-15 -74 -8 -80H9Q15 -74 13 -40Z', b.paint(shirt)),
      line('M-11 -74L-15 -46', b.dim(shirt), 6),
      line('M11 -74L16 -48', b.lit(shirt), 6),
      disc(1, -90, 8.5, b.paint(SKIN)),
      curve('M-9 -88Q-9 -101 2 -100Q11 -99 9 -91Q0 -95 -4 -86Z', b.paint(hair)),
      ...(hat ? [oval(1, -96, 16, 3.4, b.paint(hat)), curve('M-8 -97Q0 -112 10 -97Z', b.paint(hat))] : []),
    ],
  );
}

/** Somebody walking uphill or along, 100 high at scale 1. */
export function walker(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  { shirt = '#c2553f', trousers = '#40586b', hair = '#46342a', pack, hat }: Dress = {},
  turned = false,
): string {
  return at(
    x,
    y,
    [turned ? -scale : scale, scale],
    [
      line('M0 -42L-16 -22L-24 -1', b.dim(trousers), 9),
      line('M2 -42L16 -24L14 -1', b.paint(trousers), 9),
      ...(pack ? [curve('M-8 -80Q-28 -78 -26 -50Q-18 -42 -8 -44Z', b.paint(pack))] : []),
      curve('M-11 -38Q-9 -72 -2 -81H11Q16 -70 12 -38Z', b.paint(shirt)),
      line('M8 -74L22 -56L32 -54', b.lit(shirt), 6),
      disc(9, -91, 8.5, b.paint(SKIN)),
      curve('M-1 -90Q0 -102 11 -101Q19 -99 17 -93Q8 -97 4 -87Z', b.paint(hair)),
      ...(hat ? [oval(9, -97, 15, 3.4, b.paint(hat)), curve('M1 -98Q9 -112 18 -98Z', b.paint(hat))] : []),
      ...(pack ? [line('M32 -56L38 0', b.dim('#4a4038'), 2)] : []),
    ],
  );
}

/** A child standing with arms up for joy, 70 high at scale 1. */
export function child(b: Brush, x: number, y: number, scale: number, shirt = '#e0a63a', turned = false): string {
  return at(
    x,
    y,
    [turned ? -scale : scale, scale],
    [
      line('M-4 -2L-4 -28M5 -2L4 -28', b.paint('#4f6f80'), 8),
      curve('M-10 -26Q-12 -48 -7 -52H7Q12 -48 10 -26Z', b.paint(shirt)),
      line('M-8 -48L-20 -64M8 -48L22 -60', b.paint(shirt), 5.5),
      disc(0, -61, 8.5, b.paint(SKIN)),
      curve('M-9 -60Q-9 -72 1 -71Q10 -70 9 -62Q0 -66 -4 -58Z', b.paint('#6a452c')),
    ],
  );
}

/** A cyclist on a bicycle going right, 120 high at scale 1, wheels on 0. */
export function rider(
  b: Brush,
  x: number,
  y: number,
  scale: number,
  shirt = '#c2553f',
  frame = '#2f6f8c',
  turned = false,
): string {
  const tyre = b.dim('#3a3a3d');
  const wheel = (wx: number) =>
    `<circle cx="${wx}" cy="-27" r="25" fill="none" stroke="${tyre}" stroke-width="4"/>${line(`M${wx - 17} -44L${wx + 17} -10M${wx + 17} -44L${wx - 17} -10M${wx} -51V-3`, tyre, 0.9)}`;
  return at(
    x,
    y,
    [turned ? -scale : scale, scale],
    [
      oval(0, 1, 78, 5, b.light.shade, 'opacity=".3"'),
      wheel(-44),
      wheel(44),
      line('M-44 -27L-22 -62L30 -62L4 -27ZM-22 -62L4 -27M30 -62L44 -27M28 -70L31 -60', b.paint(frame), 4.6),
      line('M-30 -68H-13M24 -76Q38 -80 40 -72', tyre, 4.6),
      line('M-18 -72L10 -58L2 -24L10 -22', b.paint('#40586b'), 9),
      curve('M-28 -72Q-18 -106 4 -114L16 -106Q4 -92 -8 -68Z', b.paint(shirt)),
      line('M8 -106L20 -88L34 -76', b.lit(shirt), 6.5),
      disc(17, -121, 9.5, b.paint(SKIN)),
      curve('M6 -123Q12 -138 27 -128Q24 -122 6 -123', b.paint('#f1e8d6')),
    ],
  );
}

/** Somebody on a rope at a wall, reaching up and right, 130 high at scale 1. */
export function climber(b: Brush, x: number, y: number, scale: number): string {
  return at(x, y, scale, [
    line('M-2 -46L-26 -30L-20 -2', b.dim('#3d6b7c'), 11),
    line('M4 -46L26 -38L34 -10', b.paint('#3d6b7c'), 11),
    curve('M-16 -42Q-18 -72 -4 -88L14 -84Q18 -64 12 -40Z', b.paint('#e0903a')),
    line('M10 -82L30 -104L36 -128', b.paint(SKIN), 7),
    line('M-8 -82L-28 -92L-36 -110', b.paint(SKIN), 7),
    disc(2, -99, 10, b.paint(SKIN)),
    curve('M-10 -100Q-6 -117 8 -114Q16 -108 12 -100Z', b.paint('#c94f3d')),
    shape(
      [
        [-17, -46],
        [14, -44],
        [14, -37],
        [-17, -39],
      ],
      b.dim('#2b2f33'),
    ),
  ]);
}
