import { house, town } from './kit/buildings.ts';
import { mountain } from './kit/land.ts';
import { walker } from './kit/people.ts';
import { cypress } from './kit/plants.ts';
import { gulls, sky } from './kit/sky.ts';
import { box, curve, disc, shape, times } from './kit/svg.ts';
import { arch, masonry } from './kit/walls.ts';
import type { Scene } from './scene.ts';

/** The cathedral of Šibenik, white to the last tile of its roof, over steps and roofs. */
export const sibenikStone: Scene = {
  lights: ['chalk', 'golden', 'dawn'],
  focus: [780, 520],
  draw: (b) => {
    const stone = '#f2e6cf';
    return [
      ...sky(b, {
        horizon: 700,
        clouds: [
          [980, 140, 460],
          [60, 220, 420],
          [420, 110, 240],
        ],
      }),
      ...mountain(
        b,
        [
          [-40, 520],
          [220, 420],
          [520, 470],
          [900, 390],
          [1240, 450],
          [1660, 380],
        ],
        { colour: '#93a39c', distance: 0.58, to: 720 },
      ),
      ...town(b, -20, 1620, 790, 5, 84, 0.22),
      ...[150, 220, 1380, 1450].map((x) => cypress(b, x, 700, 1.4, 0.12)),
      box(520, 560, 560, 440, b.lit(stone)),
      ...masonry(b, 530, 580, 540, 400, 40, stone),
      box(900, 560, 180, 440, b.dim(stone), 'opacity=".45"'),
      curve('M520 562Q520 420 800 400Q1080 420 1080 562Z', b.lit('#fff7e6')),
      curve('M880 406Q1080 430 1080 562H930Q930 460 880 406Z', b.dim(stone), 'opacity=".45"'),
      ...times(6, (i) =>
        curve(
          `M${560 + i * 84} 562Q${580 + i * 76} 440 ${690 + i * 44} 408`,
          'none',
          `stroke="${b.dim('#cdbd9f')}" stroke-width="4" opacity=".6"`,
        ),
      ),
      box(716, 300, 168, 116, b.lit(stone)),
      ...times(5, (i) => arch(736 + i * 33, 408, 18, 78, b.dim('#7d8a8c'))),
      curve('M706 302C700 190 760 140 800 116C840 140 900 190 894 302Z', b.lit('#fff7e6')),
      curve('M800 116C840 140 900 190 894 302H836C850 220 830 160 800 116Z', b.dim(stone), 'opacity=".5"'),
      ...[740, 800, 858].map((x) =>
        curve(
          `M${x} 302Q${x + (800 - x) * 0.2} 190 800 118`,
          'none',
          `stroke="${b.dim('#cdbd9f')}" stroke-width="4" opacity=".55"`,
        ),
      ),
      box(796, 74, 8, 46, b.dim('#a08f70')),
      disc(800, 72, 11, b.paint('#e0b45a')),
      disc(720, 680, 62, b.dim('#cdbd9f')),
      disc(720, 680, 50, b.paint('#6f8a94')),
      ...times(8, (i) =>
        curve(
          `M720 680L${720 + Math.cos((i * Math.PI) / 4) * 50} ${680 + Math.sin((i * Math.PI) / 4) * 50}`,
          'none',
          `stroke="${b.lit(stone)}" stroke-width="6"`,
        ),
      ),
      arch(720, 1000, 150, 220, b.dim('#bca98a')),
      arch(720, 1000, 108, 180, b.dim('#5d5048')),
      ...[590, 990].map((x) => arch(x, 860, 50, 150, b.paint('#6f8a94'))),
      house(b, 60, 1010, 190, 260),
      house(b, 250, 1016, 250, 190),
      house(b, 1100, 1012, 230, 230),
      house(b, 1330, 1016, 300, 300, 0, true),
      ...times(9, (i) => box(-10, 1000 + i * 25, 1620, 26, i % 2 ? b.lit('#ecdcbb') : b.paint('#d4c19c'))),
      walker(b, 480, 1130, 1.9, { shirt: '#cf4f37', trousers: '#3f5f7c', hat: '#f0e3c6' }),
      walker(b, 1050, 1080, 1.55, { shirt: '#3f7f8c', trousers: '#4a4038' }, true),
      shape(
        [
          [480, 1132],
          [560, 1132],
          [760, 1170],
          [700, 1176],
        ],
        b.light.shade,
        'opacity=".2"',
      ),
      ...gulls(
        b,
        [
          [340, 260],
          [420, 290],
          [1180, 230],
        ],
        26,
      ),
    ];
  },
};
