import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropPart, movedCrop, wholePicture } from '#domain/desk/crop.ts';

const picture = { width: 3000, height: 2000 };

describe('a crop', () => {
  it('[B10b] is the whole picture at first', () => {
    expect(cropPart(wholePicture, picture)).toEqual({ x: 0, y: 0, width: 3000, height: 2000 });
  });

  it('[B10b] is the largest part of its shape, in the middle, and smaller by its zoom', () => {
    expect(cropPart({ ...wholePicture, shape: 1 }, picture)).toEqual({ x: 500, y: 0, width: 2000, height: 2000 });
    expect(cropPart({ ...wholePicture, shape: 2 }, picture)).toEqual({ x: 0, y: 250, width: 3000, height: 1500 });
    expect(cropPart({ ...wholePicture, shape: 1, zoom: 2 }, picture)).toEqual({
      x: 1000,
      y: 500,
      width: 1000,
      height: 1000,
    });
  });

  it('[B10b] moves by parts of its own size, up to the edges', () => {
    const square = { ...wholePicture, shape: 1, zoom: 2 };

    expect(cropPart(movedCrop(square, picture, { x: 0.5, y: -0.25 }), picture)).toMatchObject({ x: 1500, y: 250 });
    expect(cropPart(movedCrop(square, picture, { x: -9, y: 9 }), picture)).toMatchObject({ x: 0, y: 1000 });
    expect(movedCrop(wholePicture, picture, { x: 1, y: 1 })).toEqual(wholePicture);
  });

  it('[B10b] never leaves the picture', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 8000 }),
        fc.integer({ min: 1, max: 8000 }),
        fc.record({
          shape: fc.constantFrom(null, 1, 4 / 3, 16 / 9, 3 / 4),
          zoom: fc.double({ min: 1, max: 4, noNaN: true }),
          across: share,
          down: share,
        }),
        (width, height, crop) => {
          const part = cropPart(crop, { width, height });
          expect(Math.min(part.x, part.y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(part.width, part.height)).toBeGreaterThanOrEqual(1);
          expect(part.x + part.width).toBeLessThanOrEqual(width);
          expect(part.y + part.height).toBeLessThanOrEqual(height);
        },
      ),
    );
  });
});
