import { land, mountain } from './kit/land.ts';
import { glints, lens, ripples, sea, shine } from './kit/sea.ts';
import { sky } from './kit/sky.ts';
import { curve, disc, line, oval, times } from './kit/svg.ts';
import { gajeta } from './kit/wooden-boats.ts';
import type { Scene } from './scene.ts';

/** A gajeta on the winter channel, her lamp calling the squid; Split glitters under Mosor. */
export const squidNight: Scene = {
  lights: ['night', 'teal', 'dusk'],
  focus: [620, 860],
  draw: (b) => [
    ...sky(b, { horizon: 560, sun: { at: [1240, 230], r: 62, rings: 4 }, stars: 150 }),
    ...mountain(
      b,
      [
        [-40, 420],
        [160, 350],
        [360, 396],
        [560, 300],
        [780, 380],
        [980, 340],
        [1240, 430],
        [1640, 470],
      ],
      { colour: '#8694a8', distance: 0.5, to: 575 },
      'right',
    ),
    land(
      b,
      [
        [-40, 540],
        [300, 520],
        [700, 536],
        [1000, 526],
        [1640, 544],
      ],
      { colour: '#46586e', distance: 0.2, rough: 10, to: 575 },
    ),
    ...times(110, () => {
      const x = b.between(40, 1560);
      return disc(
        x,
        556 - b.next() ** 2 * 54,
        b.between(1.6, 3.4),
        b.pick(['#ffd98a', '#ffc267', '#fff1cf']),
        `opacity="${b.between(0.6, 1).toFixed(2)}"`,
      );
    }),
    ...sea(b, { from: 562 }),
    ...glints(b, 566, 1200, 1240, 90, 0.6),
    ...times(26, () => lens(b.between(0, 1560), b.between(566, 640), b.between(10, 40), 4, '#ffd08a', 0.4)),
    shine(b, 560, 930, 520, 250, 0.5),
    oval(470, 985, 300, 110, b.glow('#9df5dd', 0.75)),
    ...times(5, (i) => squid(320 + i * 78 + b.between(-20, 20), 1010 + b.between(-26, 60), b.between(0.7, 1.1))),
    ...ripples(b, 700, 900, 620, 5),
    gajeta(b, 700, 862, 3.4, '#f4efe2'),
    line('M868 800V640', b.dim('#8e5c38'), 6),
    disc(494, 792, 190, b.glow('#ffe9a8', 0.75)),
    line('M506 838L494 790', b.dim('#3d3a3c'), 6),
    disc(494, 782, 20, '#fff4cf'),
    angler(b.dim('#c9573c'), b.dim('#a9714f')),
  ],
};

function squid(x: number, y: number, scale: number): string {
  return curve(
    'M0 -46Q20 -26 14 6Q26 22 20 40L10 16L6 46L0 18L-6 46L-10 16L-20 40Q-26 22 -14 6Q-20 -26 0 -46',
    '#f6f2e2',
    `opacity=".55" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(-40) scale(${scale.toFixed(2)})"`,
  );
}

function angler(coat: string, skin: string): string {
  return [
    curve('M556 838Q552 740 592 726Q640 728 640 838Z', coat),
    disc(590, 700, 26, skin),
    curve('M562 694Q574 658 614 676L618 692Z', '#20304a'),
    line('M582 760L520 778', coat, 17),
    line('M520 780L410 690', '#b58d5c', 4),
    line('M410 690V930', '#e9edf2', 1.4),
  ].join('');
}
