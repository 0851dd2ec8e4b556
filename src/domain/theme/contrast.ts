/**
 * Contrast of two colours by WCAG 2, from 1 to 21.
 *
 * @returns null if one of them is not `#rrggbb`
 */
export function contrastOf(one: string, other: string): number | null {
  const [first, second] = [luminanceOf(one), luminanceOf(other)];
  if (first === null || second === null) return null;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function luminanceOf(colour: string): number | null {
  const channels = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  if (!channels) return null;
  const [red = 0, green = 0, blue = 0] = channels.map((it) => linear(Number.parseInt(it, 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A channel of sRGB from 0 to 255 as linear light, from 0 to 1. */
export function linear(value: number): number {
  const share = value / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
