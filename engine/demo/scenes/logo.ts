import { box, curve, disc } from './kit/svg.ts';
import type { Scene } from './scene.ts';

/** The mark of Adriatic Days: the sun going into the sea. */
export const logo: Scene = {
  lights: ['noon'],
  focus: [320, 320],
  width: 640,
  height: 640,
  isCutOut: true,
  draw: () => [
    '<clipPath id="round"><circle cx="320" cy="320" r="304"/></clipPath>',
    '<g clip-path="url(#round)">',
    box(0, 0, 640, 640, '#12506b'),
    box(0, 0, 640, 420, '#f6e7c6'),
    disc(320, 330, 218, '#f3cf93'),
    disc(320, 330, 150, '#d9492f'),
    curve('M0 352Q80 312 160 352T320 352T480 352T660 352V640H0Z', '#2f8fa6'),
    curve('M-60 420Q20 380 100 420T260 420T420 420T580 420T740 420V640H-60Z', '#1d6f8c'),
    curve('M0 494Q80 454 160 494T320 494T480 494T660 494V640H0Z', '#12506b'),
    curve('M300 396L318 120L326 396Z', '#12506b'),
    curve('M334 388Q346 226 326 136Q420 262 446 388Z', '#fffaf0'),
    curve('M310 388Q300 250 314 170Q232 290 216 388Z', '#f6e7c6'),
    curve('M196 400H456Q438 446 398 448H250Q212 446 196 400Z', '#d9492f'),
    '</g>',
  ],
};
