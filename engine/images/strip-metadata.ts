/** Whether a JPEG or WebP holds only its picture: no metadata, and no bytes after its end. Our pipeline makes such files. */
export function hasNoMetadata(bytes: Buffer): boolean {
  if (bytes.length < 16) return false;
  if (bytes.readUInt16BE(0) === 0xffd8) return isBareJpeg(bytes);
  return bytes.toString('latin1', 0, 4) === 'RIFF' && isBareWebp(bytes);
}

const [START_OF_SCAN, END, FIRST_APP, JFIF] = [0xda, 0xd9, 0xe0, 0xe0];
const COMMENT = 0xfe;

function isBareJpeg(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    const isWord = (marker > FIRST_APP && marker < 0xf0) || marker === COMMENT;
    if (marker === 0 || isWord || (marker === JFIF && bytes.readUInt16BE(at + 2) !== 16)) return false;
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, at);
    if (bytes[at + 1] === END) return at + 2 === bytes.length;
  }
  return false;
}

/** The index of the next marker: within a scan, 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

const CHUNKS = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH']);

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!CHUNKS.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
