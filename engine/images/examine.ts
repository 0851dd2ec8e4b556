import type { Metadata, Sharp } from 'sharp';
import { type Reason, reason } from '#domain/contract/problems.ts';
import { pictureFile } from '#domain/contract/resources/pictures.ts';
import { boundedFile, writeWhole } from './disk-cache.ts';
import { MOST_SECONDS, opened } from './render.ts';

export type Examine = typeof examineHere;

/**
 * Makes an original of a file, as the type that its bytes show: upright, in sRGB, without metadata. A file that is not accepted gets a problem.
 * @param into  the path of the original without its extension
 */
export async function examineHere(file: string, into: string) {
  const bytes = await boundedFile(file, pictureFile.most);
  if (!bytes) return { problem: NO_FILE };
  const type = detectType(bytes);
  if (type === null) return { problem: NO_IMAGE };
  if (type === 'svg') return { problem: reason('picture_is_svg') };
  const { default: sharp } = await import('sharp');
  const open = (limitInputPixels: number | false): Sharp =>
    sharp(bytes, { limitInputPixels, failOn: 'error', autoOrient: true });
  const unreadable = { problem: type === 'heic' ? NO_HEIC : NO_IMAGE };
  // Only the header is read: the file is decoded after its size is known.
  const metadata = await open(false)
    .metadata()
    .catch(() => null);
  if (!metadata) return unreadable;
  const problem = formatProblem(type, metadata) ?? sizeProblem(metadata.autoOrient);
  if (problem !== null) return { problem };
  const isOpaque = !metadata.hasAlpha;
  const original = await originalOf(open(MOST_PIXELS), isOpaque).catch(() => null);
  if (!original) return unreadable;

  const extension = isOpaque ? 'jpg' : 'webp';
  await writeWhole(`${into}.${extension}`, original);
  const { width, height } = metadata.autoOrient;
  return { width, height, placeholder: await placeholderOf(original), extension } as const;
}

const NO_FILE = reason('picture_missing');

const MOST_PIXELS = 25_000_000;
/** The widest served side: half as much again as any page shows today. */
const WIDEST = 2400;
const HIGHEST = 16_000;
const NARROWEST = 100;
const LONGEST = 10;

/** Chroma has the full resolution, because the picture is scaled and compressed again for each width. */
async function originalOf(picture: Sharp, isOpaque: boolean): Promise<Buffer> {
  const shaped = picture
    .timeout({ seconds: MOST_SECONDS })
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const packed = isOpaque
    ? shaped.jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    : shaped.webp({ quality: 95, smartSubsample: true });
  return packed.toBuffer();
}

const NO_IMAGE = reason('not_a_picture');
const NO_HEIC = reason('picture_is_heic');

/** Checks that sharp found the same type as we did, so that no other decoder gets the file. */
function formatProblem(type: Sniffed, { format, compression }: Metadata): Reason | null {
  if (type === 'heic') return format === 'heif' && compression === 'hevc' ? null : NO_HEIC;
  const isAsSniffed = type === 'avif' ? format === 'heif' && compression === 'av1' : format === type;
  return isAsSniffed ? null : NO_IMAGE;
}

function sizeProblem({ width, height }: { width: number; height: number }): Reason | null {
  if (width * height > MOST_PIXELS) return reason('picture_too_large', { width, height });
  if (width < NARROWEST) return reason('picture_too_narrow', { width, height, least: NARROWEST });
  const isLong = Math.max(width, height) > LONGEST * Math.min(width, height);
  return isLong ? reason('picture_too_oblong', { width, height, most: LONGEST }) : null;
}

/** The type of a file by its first bytes, whatever its name; null if it is no accepted picture. */
type Sniffed = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

function detectType(bytes: Buffer): Sniffed | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 12) return null;
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return heifOf(ascii(8, Math.min(bytes.readUInt32BE(0), 256)));
  return /^(\xef\xbb\xbf)?\s*</.test(ascii(0, 1024)) && /<svg[\s>]/i.test(ascii(0, 1024)) ? 'svg' : null;
}

/** The type by the brands of its `ftyp`: four letters each, first the main brand, then a version, then the compatible brands. */
function heifOf(brands: string): 'avif' | 'heic' | null {
  if (/^(.{4})*?avi[fs]/s.test(brands)) return 'avif';
  return /^(.{4})*?(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(brands) ? 'heic' : null;
}

/** Two colours that stand for a picture until it is loaded, `#rrggbb,#rrggbb`: of its upper and of its lower half. */
export async function placeholderOf(original: Buffer): Promise<string> {
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
