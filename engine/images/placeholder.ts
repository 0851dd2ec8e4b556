import type { Original } from './original.ts';
import { opened } from './original.ts';

/** The two colours that stand for a picture until it comes, `#rrggbb,#rrggbb`: of its upper and of its lower half. */
export async function placeholderOf(original: Original): Promise<string> {
  const picture = await opened(original);
  const halves = await picture
    .flatten()
    .removeAlpha()
    .toColourspace('srgb')
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer();
  return [halves.subarray(0, 3), halves.subarray(3, 6)].map((it) => `#${it.toString('hex')}`).join(',');
}
