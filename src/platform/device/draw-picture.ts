/** A part of a picture, in the picture's pixels. */
interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a part of a picture as a JPEG, or as a PNG if it is partly transparent. @param most  pixels of its longer side. @throws Error if the browser
 * cannot draw it
 */
export async function drawPicture(source: CanvasImageSource, part: Part, most: number): Promise<Blob> {
  const scale = Math.min(1, most / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width * scale);
  canvas.height = Math.round(part.height * scale);
  const { x, y, width, height } = part;
  canvas.getContext('2d')?.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    const type = isOpaque(canvas) ? 'image/jpeg' : 'image/png';
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type, 0.9);
  });
}

/** Checked at this size in pixels: the transparent parts of a logo are still visible in it. */
const LOOK = 64;

function isOpaque(drawn: HTMLCanvasElement): boolean {
  const small = document.createElement('canvas');
  small.width = LOOK;
  small.height = LOOK;
  const context = small.getContext('2d');
  context?.drawImage(drawn, 0, 0, LOOK, LOOK);
  const pixels = context?.getImageData(0, 0, LOOK, LOOK).data ?? new Uint8ClampedArray();
  return pixels.every((value, at) => at % 4 !== 3 || value > 250);
}

/** A file for upload: unchanged, or drawn again if it is too large or has another type. @throws Error if the browser cannot read it as a picture */
export async function fitPicture(
  file: File,
  { types, most }: { readonly types: readonly string[]; readonly most: number },
): Promise<Blob> {
  if (types.includes(file.type) && file.size <= most) return file;
  const bitmap = await createImageBitmap(file);
  try {
    return await drawPicture(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, 3_000);
  } finally {
    bitmap.close();
  }
}
