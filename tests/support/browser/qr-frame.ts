import { encodeQR } from 'qr';

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** RGBA. */
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

interface Options {
  width?: number;
  height?: number;
  /** Size of the code in the frame, pixels. */
  side?: number;
  degrees?: number;
  /** Radius of the blur, pixels. */
  blur?: number;
  /** The noise in grey values, of 255. */
  noise?: number;
}

/** A camera's frame of a QR code: in the middle of a grey table, turned, blurred and noisy. The same options give the same frame. */
export function qrFrame(text: string, options: Options = {}): Frame {
  const { width = 640, height = width, side = 320, degrees = 0, blur = 0, noise = 0 } = options;
  const modules = encodeQR(text, 'raw', { border: 4, ecc: 'medium' });
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const greyAt = (x: number, y: number) => {
    const [dx, dy] = [x - width / 2, y - height / 2];
    const [column, row] = [dx * cos + dy * sin, dy * cos - dx * sin].map((it) =>
      Math.floor(((it + side / 2) / side) * modules.length),
    );
    const isDark = modules[row ?? 0]?.[column ?? 0];
    return isDark === undefined ? 150 : isDark ? 30 : 230;
  };
  const data = new Uint8ClampedArray(width * height * 4);
  let seed = 1;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      data.fill(meanAround(greyAt, x, y, blur) + (seed / 1_073_741_824 - 1) * noise, i, i + 3);
      data[i + 3] = 255;
    }
  }
  return { width, height, data };
}

function meanAround(greyAt: (x: number, y: number) => number, x: number, y: number, radius: number): number {
  let sum = 0;
  for (let dy = -radius; dy <= radius; dy++) for (let dx = -radius; dx <= radius; dx++) sum += greyAt(x + dx, y + dy);
  return sum / (2 * radius + 1) ** 2;
}
