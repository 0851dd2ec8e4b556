import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** A picture in which all parts differ, so that a test notices any lost part. */
export function aDrawing(width = 640, height = 400, { alpha = false } = {}): Sharp {
  const channels = alpha ? 4 : 3;
  const pixels = Buffer.alloc(width * height * channels);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    pixels.set(
      [(x * 255) / width, (y * 255) / height, (x * y) % 200, ...(alpha ? [x < width / 2 ? 0 : 255] : [])],
      i * channels,
    );
  }
  return sharp(pixels, { raw: { width, height, channels } });
}

/** A picture of one colour: the smallest possible file of that size. */
export function aSheet(width: number, height: number, background = '#336699'): Sharp {
  return sharp({ create: { width, height, channels: 3, background }, limitInputPixels: false });
}

interface Named {
  name?: string;
  type?: string;
}

/** A form with a file, as a browser sends it. The file's name and type need not match its content. */
export function aForm(
  file: Uint8Array | null,
  fields: Readonly<Record<string, unknown>> = {},
  { name = 'holiday.jpg', type = 'image/jpeg' }: Named = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value));
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), name);
  return form;
}
