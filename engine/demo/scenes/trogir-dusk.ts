import { sail } from './kit/boats.ts';
import { belfry, row } from './kit/buildings.ts';
import { land } from './kit/land.ts';
import { palm } from './kit/plants.ts';
import { lens, reflection, ripples, sea } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { box, times } from './kit/svg.ts';
import { rampart } from './kit/walls.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** Trogir across the channel as the lamps come on, doubled in the water. */
export const trogirDusk: Scene = {
  lights: ['dusk', 'golden', 'mist'],
  focus: [800, 620],
  draw: (b) => {
    const town = [
      ...row(b, [300, 600], [1420, 600], 92, 0.16),
      belfry(b, 820, 600, 0.98, 0.06, 4),
      belfry(b, 560, 600, 0.62, 0.1, 3),
      belfry(b, 1160, 604, 0.5, 0.12, 3),
      ...row(b, [210, 690], [1500, 690], 104),
      ...rampart(b, 40, 700, 190, 150),
      ...rampart(b, 100, 600, 84, 60, 0.05),
      ...times(9, (i) => palm(b, 300 + i * 138 + b.between(-20, 20), 716, 1.15)),
      box(-10, 700, 1620, 26, b.lit('#d9c7a2')),
      box(-10, 716, 1620, 16, b.dim('#a08a6c')),
    ];
    return [
      ...sky(b, {
        horizon: 640,
        sun: { at: [1330, 470], r: 66 },
        clouds: [
          [140, 190, 520],
          [960, 270, 420],
          [560, 120, 300],
        ],
        stars: 22,
      }),
      land(
        b,
        [
          [-20, 560],
          [260, 470],
          [620, 520],
          [1000, 440],
          [1330, 520],
          [1620, 470],
        ],
        { colour: '#6f7f8c', distance: 0.5, rough: 14, to: 700 },
      ),
      ...town,
      ...sea(b, { from: 732, bands: 6 }),
      reflection(732, town, 0.4),
      ...times(34, () =>
        lens(b.between(-40, 1400), b.between(745, 1180), b.between(60, 340), b.between(3, 9), b.light.glint, 0.22),
      ),
      ...times(14, () => lens(b.between(260, 1340), b.between(740, 860), b.between(14, 40), 7, '#ffd98a', 0.8)),
      sail(b, 1420, 800, 96, 0.05),
      gajeta(b, 420, 850, 1.5, '#f4efe2'),
      ...ripples(b, 420, 876, 300),
      gajeta(b, 1130, 1010, 2.5, '#3f7f8c'),
      ...ripples(b, 1130, 1054, 520),
    ];
  },
};
