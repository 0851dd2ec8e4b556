import type { Colour } from './colour.ts';

/** An hour of the day: everything in a scene is seen through it. */
export interface Light {
  /** From the top down to the horizon. */
  sky: readonly [Colour, Colour, Colour];
  /** What far things fade into. */
  haze: Colour;
  /** Of the sun, or of the moon. */
  sun: Colour;
  /** From the horizon to the viewer. */
  sea: readonly [Colour, Colour];
  glint: Colour;
  /** Lies over every colour, and how much of it. */
  veil: Colour;
  veiled: number;
  shade: Colour;
  /** Windows and lamps are lit. */
  isDark: boolean;
}

export const lights = {
  dawn: {
    sky: ['#5f8cab', '#ecbfa8', '#fee3b8'],
    haze: '#e9c3b2',
    sun: '#fff4d6',
    sea: ['#e2b7a4', '#3b6f8c'],
    glint: '#fff1d2',
    veil: '#e5a58c',
    veiled: 0.16,
    shade: '#3b4a70',
    isDark: false,
  },
  mist: {
    sky: ['#8fb8c0', '#cfdccf', '#f6ead0'],
    haze: '#d3ddd3',
    sun: '#fffbe8',
    sea: ['#c1d6cf', '#4d8890'],
    glint: '#fbfbee',
    veil: '#c9d6c8',
    veiled: 0.16,
    shade: '#35565f',
    isDark: false,
  },
  noon: {
    sky: ['#2f8fc4', '#83c6e0', '#dcf0ec'],
    haze: '#b4d8e3',
    sun: '#fffbe8',
    sea: ['#48aebd', '#0c6a90'],
    glint: '#f0fdf8',
    veil: '#fdf6df',
    veiled: 0.05,
    shade: '#1c4f70',
    isDark: false,
  },
  chalk: {
    sky: ['#6cb4c8', '#b9dedb', '#fbf3de'],
    haze: '#d8e5dd',
    sun: '#fffdf0',
    sea: ['#6cc3bb', '#17808f'],
    glint: '#fbfff6',
    veil: '#fbf0d8',
    veiled: 0.12,
    shade: '#2e5f70',
    isDark: false,
  },
  golden: {
    sky: ['#4a93a8', '#f0c987', '#fee9b4'],
    haze: '#f0c99a',
    sun: '#fff7d6',
    sea: ['#efc17f', '#2a7186'],
    glint: '#ffecb4',
    veil: '#ee9f48',
    veiled: 0.2,
    shade: '#54395a',
    isDark: false,
  },
  harvest: {
    sky: ['#93b5a2', '#e8d290', '#faecbf'],
    haze: '#e6d5a2',
    sun: '#fffbe0',
    sea: ['#d8cf9c', '#3f8380'],
    glint: '#fff6cf',
    veil: '#d8a53c',
    veiled: 0.16,
    shade: '#4b4636',
    isDark: false,
  },
  dusk: {
    sky: ['#2b3d70', '#b8627c', '#f9ab70'],
    haze: '#b06f8c',
    sun: '#ffe0aa',
    sea: ['#e58f7a', '#2b3b6c'],
    glint: '#ffcd98',
    veil: '#6d3f7c',
    veiled: 0.34,
    shade: '#262150',
    isDark: true,
  },
  teal: {
    sky: ['#0f3f55', '#3f8f90', '#f4cb92'],
    haze: '#4f9094',
    sun: '#ffeec2',
    sea: ['#9cbfa4', '#0d465a'],
    glint: '#ffe4b0',
    veil: '#11505f',
    veiled: 0.38,
    shade: '#0b2d40',
    isDark: true,
  },
  night: {
    sky: ['#0b1533', '#1b2f5a', '#47668f'],
    haze: '#30497a',
    sun: '#f6f0d8',
    sea: ['#35548a', '#0a1734'],
    glint: '#dbe3ec',
    veil: '#12296a',
    veiled: 0.58,
    shade: '#060c20',
    isDark: true,
  },
  ember: {
    sky: ['#170f16', '#35191c', '#7d3a20'],
    haze: '#4d2a24',
    sun: '#ffd27c',
    sea: ['#6a3a2c', '#1d1216'],
    glint: '#ffdc98',
    veil: '#3a1416',
    veiled: 0.34,
    shade: '#12090e',
    isDark: true,
  },
} as const satisfies Record<string, Light>;

export type LightName = keyof typeof lights;
