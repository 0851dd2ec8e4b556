import { linear } from './contrast.ts';

/** A colour by perception: lightness from 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** @param colour  `#rrggbb` */
export function oklchOf(colour: string): Oklch {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** `#rrggbb` with this lightness and hue, and with the most of the chroma that sRGB can show. */
export function hexOf({ lightness, chroma, hue }: Oklch): string {
  // The full chroma is tried first.
  let [least, most, tried] = [0, chroma, chroma];
  for (let n = 0; n < HALVINGS && least < most; n += 1) {
    if (isShown(channelsOf(lightness, tried, hue))) least = tried;
    else most = tried;
    tried = (least + most) / 2;
  }
  return `#${channelsOf(lightness, least, hue).map(byte).join('')}`;
}

/** The chroma is found to about a ten-thousandth, which nobody can see. */
const HALVINGS = 12;
/** The tolerance of a channel: half a step of a byte. */
const ROUNDING = 0.002;

function isShown(channels: Triple): boolean {
  return channels.every((it) => it >= -ROUNDING && it <= 1 + ROUNDING);
}

/** Linear red, green and blue. */
function channelsOf(lightness: number, chroma: number, hue: number): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function byte(channel: number): string {
  const shown = Math.min(1, Math.max(0, channel));
  const share = shown <= 0.003_130_8 ? 12.92 * shown : 1.055 * shown ** (1 / 2.4) - 0.055;
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
