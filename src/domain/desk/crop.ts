/** The crop of a picture: the shape of the part, its enlargement, and its position. */
export interface Crop {
  /** Width by height; null for the picture's own. */
  readonly shape: number | null;
  /** 1 is the largest part of this shape, 2 half of its width. */
  readonly zoom: number;
  /** 0 is the left or upper edge, 1 the right or lower one. */
  readonly across: number;
  readonly down: number;
}

export const wholePicture: Crop = { shape: null, zoom: 1, across: 0.5, down: 0.5 };

/** The part of a picture that a crop shows, in whole pixels within the picture. */
export function cropPart({ shape, zoom, across, down }: Crop, picture: { width: number; height: number }) {
  const ratio = shape ?? picture.width / picture.height;
  const widest = Math.min(picture.width, picture.height * ratio);
  const width = Math.max(1, Math.round(widest / zoom));
  const height = Math.min(picture.height, Math.max(1, Math.round(widest / zoom / ratio)));
  return {
    x: Math.round((picture.width - width) * across),
    y: Math.round((picture.height - height) * down),
    width,
    height,
  };
}

/** A crop moved by a fraction of its own size, but never beyond the edges. */
export function movedCrop(crop: Crop, picture: { width: number; height: number }, by: { x: number; y: number }): Crop {
  const { width, height } = cropPart(crop, picture);
  const moved = (at: number, room: number, pixels: number) =>
    room <= 0 ? at : Math.min(1, Math.max(0, at + pixels / room));
  return {
    ...crop,
    across: moved(crop.across, picture.width - width, by.x * width),
    down: moved(crop.down, picture.height - height, by.y * height),
  };
}
