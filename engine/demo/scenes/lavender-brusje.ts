import { house } from './kit/buildings.ts';
import { rows } from './kit/fields.ts';
import { hill, land, mountain } from './kit/land.ts';
import { walker } from './kit/people.ts';
import { cypress, olive } from './kit/plants.ts';
import { sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { times } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** Lavender above Brusje, in rows that run to a village with the channel behind it. */
export const lavenderBrusje: Scene = {
  lights: ['golden', 'dawn', 'noon'],
  focus: [930, 560],
  draw: (b) => [
    ...sky(b, {
      horizon: 470,
      sun: { at: [330, 250], r: 60 },
      clouds: [
        [900, 160, 420],
        [620, 260, 260],
      ],
    }),
    ...mountain(
      b,
      [
        [-40, 440],
        [260, 396],
        [560, 330],
        [860, 380],
        [1180, 300],
        [1420, 356],
        [1660, 330],
      ],
      { colour: '#8d94a8', distance: 0.62, to: 480 },
    ),
    ...sea(b, { from: 466, to: 560, bands: 3, glint: { x: 330, width: 90 } }),
    land(
      b,
      [
        [-40, 560],
        [200, 520],
        [460, 536],
        [760, 500],
        [1060, 506],
        [1340, 530],
        [1660, 500],
      ],
      { colour: '#7d8a62', distance: 0.3, rough: 12, to: 640 },
    ),
    ...times(13, (i) =>
      house(b, 640 + i * 46 + b.between(-8, 8), 556 - Math.sin(i / 4) * 20, b.between(42, 66), b.between(36, 66), 0.12),
    ),
    house(b, 900, 548, 46, 108, 0.1, true),
    ...[600, 860, 1010, 1270].map((x) => cypress(b, x, 566, 0.95, 0.1)),
    hill(
      b,
      [
        [-40, 610],
        [300, 580],
        [700, 564],
        [1100, 572],
        [1660, 600],
      ],
      { colour: '#b9a06c', to: 1210 },
    ),
    ...times(7, (i) => olive(b, 60 + i * 90 + b.between(-20, 20), 616 - i * 5, 0.7, 0.16)),
    ...times(4, (i) => olive(b, 1290 + i * 90, 596 + i * 8, 0.75, 0.14)),
    hill(
      b,
      [
        [-40, 640],
        [500, 604],
        [940, 598],
        [1660, 650],
      ],
      { colour: '#c9ae7a', to: 1210 },
    ),
    ...rows(b, [930, 540], 618, 1210, 15, ['#5b3f92', '#8a63c4'], 240, 30),
    walker(b, 1080, 770, 1.25, { shirt: '#f3e9d2', trousers: '#3f5f7c', hat: '#e3c78c' }, true),
  ],
};
