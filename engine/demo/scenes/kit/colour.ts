/** `#rrggbb`. */
export type Colour = string;

/** Between two colours, `share` of the second, in OKLab: no grey in the middle of blue and orange. */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const a = lab(one);
  const b = lab(other);
  return hex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

type Triple = readonly [number, number, number];

const known = new Map<Colour, Triple>();

function lab(colour: Colour): Triple {
  const seen = known.get(colour);
  if (seen) return seen;
  const value = Number.parseInt(colour.slice(1), 16);
  const [r, g, b] = [linear(value >> 16), linear((value >> 8) & 255), linear(value & 255)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const found: Triple = [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
  if (known.size < 4096) known.set(colour, found);
  return found;
}

function hex([lightness, a, b]: Triple): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map((it) => encoded(it).toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function encoded(share: number): number {
  const value = share <= 0.0031308 ? share * 12.92 : 1.055 * Math.max(0, share) ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(value * 255)));
}
