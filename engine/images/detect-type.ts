/** What a file is by its first bytes, whatever it is called; null for what is no picture of ours. */
export type Sniffed = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic' | 'svg';

export function detectType(bytes: Buffer): Sniffed | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (bytes.length < 12) return null;
  if (ascii(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return heifOf(ascii(8, Math.min(bytes.readUInt32BE(0), 256)));
  return /^(\xef\xbb\xbf)?\s*</.test(ascii(0, 1024)) && /<svg[\s>]/i.test(ascii(0, 1024)) ? 'svg' : null;
}

/** By the brands of its `ftyp`: four letters each, the main one first, then a version, then those that it keeps to as well. */
function heifOf(brands: string): 'avif' | 'heic' | null {
  if (/^(.{4})*?avi[fs]/s.test(brands)) return 'avif';
  return /^(.{4})*?(hei[cmsx]|hev[cmsx]|mif1|msf1)/s.test(brands) ? 'heic' : null;
}
