import { mix } from './kit/colour.ts';
import { tufts } from './kit/fields.ts';
import { cliff, land, mountain } from './kit/land.ts';
import { stander } from './kit/people.ts';
import { lens } from './kit/sea.ts';
import { gulls, mistBand, sky } from './kit/sky.ts';
import { box, curve, faint, line, times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** The glass horseshoe of the Skywalk, 1,228 metres over the Makarska riviera. */
export const biokovoSkywalk: Scene = {
  lights: ['dawn', 'noon', 'dusk'],
  focus: [760, 640],
  draw: (b) => {
    const rail = (lift: number) =>
      `M1180 ${760 - lift}C900 ${772 - lift} 520 ${776 - lift} 470 ${690 - lift}C440 ${610 - lift} 760 ${600 - lift} 1190 ${612 - lift}`;
    return [
      ...sky(b, { horizon: 520, sun: { at: [330, 330], r: 78, rings: 5 }, clouds: [[820, 140, 420]] }),
      box(0, 470, 1600, 740, b.down(mix(b.light.sea[0], b.light.haze, 0.5), b.light.sea[0], b.light.sea[1])),
      ...times(9, (i) => lens(b.between(-200, 900), 560 + i * 66, b.between(400, 900), 12, b.light.glint, 0.2)),
      land(
        b,
        [
          [-20, 520],
          [160, 476],
          [420, 452],
          [700, 470],
          [940, 500],
          [1080, 524],
        ],
        { colour: '#6f8390', distance: 0.55, rough: 9, to: 530 },
      ),
      land(
        b,
        [
          [-20, 640],
          [120, 604],
          [330, 596],
          [520, 624],
          [640, 650],
        ],
        { colour: '#5f7a80', distance: 0.38, rough: 8, to: 656 },
      ),
      mistBand(b, 690, 90, 0.75),
      mistBand(b, 820, 80, 0.5),
      ...mountain(
        b,
        [
          [960, 1000],
          [1060, 720],
          [1140, 520],
          [1250, 380],
          [1360, 420],
          [1480, 260],
          [1660, 180],
        ],
        { colour: '#a59c98', distance: 0.16, rough: 34, to: 1210 },
        'left',
      ),
      ...cliff(
        b,
        [
          [-40, 1010],
          [160, 1060],
          [360, 1090],
          [620, 1130],
          [760, 1210],
        ],
        1230,
        '#a5947f',
      ),
      ...cliff(
        b,
        [
          [1010, 1210],
          [1060, 960],
          [1110, 780],
          [1180, 700],
          [1400, 690],
          [1660, 650],
        ],
        1230,
        '#c9b494',
      ),
      faint(0.5, [curve(`${rail(0)}L1180 760Z`, b.light.glint)]),
      line(rail(0), b.dim('#5d5f64'), 20),
      line(rail(-16), b.dim('#3b3d44'), 9),
      ...[
        [1060, 762, -40, 60],
        [860, 766, -40, 120],
        [660, 758, 20, 190],
      ].map(([x = 0, y = 0, dx = 0, dy = 0]) => line(`M${x} ${y}L${1120 + dx} ${860 + dy}`, b.dim('#4d4f57'), 9)),
      ...[
        [520, 742, '#cf4f37', false],
        [610, 758, '#f0c24c', true],
        [840, 768, '#3f7f8c', false],
        [980, 620, '#7d6a9c', true],
      ].map(([x, y, shirt, turned]) =>
        stander(b, Number(x), Number(y), 1.35, { shirt: String(shirt), trousers: '#3b4a5c' }, turned === true),
      ),
      faint(0.8, [
        line(rail(92), b.lit('#e9eef0'), 6),
        ...times(15, (i) =>
          line(`M${490 + i * 46} ${(i < 2 ? 726 : 768) - (i < 1 ? 30 : 0)}v-86`, b.lit('#e9eef0'), 3),
        ),
      ]),
      ...tufts(b, [1120, 720], [1620, 690], 26, 50, '#7f8a5a'),
      ...tufts(b, [-20, 1060], [520, 1120], 26, 50, '#7f8a5a'),
      ...gulls(
        b,
        [
          [700, 420],
          [780, 390],
          [240, 560],
        ],
        24,
      ),
    ];
  },
};
