import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A PNG of black pixels, which is a thousandth of its pixels. */
export function pngOf(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: 200 }, () => row));
  const data = deflateSync(Buffer.concat(Array.from({ length: Math.ceil(height / 200) }, () => rows)), { level: 9 });
  return Buffer.concat([pngHeader(width, height, 1), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

export function pngHeader(width: number, height: number, bits = 8): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, bits === 1 ? 0 : 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), chunk('IHDR', header)]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

export async function animation(frames: number): Promise<Buffer> {
  const height = 100;
  const pixels = Buffer.alloc(120 * height * frames * 3, 7);
  return sharp(pixels, { raw: { width: 120, height: height * frames, channels: 3, pageHeight: height } })
    .gif()
    .toBuffer();
}

interface ZipEntry {
  readonly name: string;
  readonly bytes: Buffer;
  /** The size that the zip states; by default the true one. */
  readonly stated?: number;
  /** The mode of the file, such as that of a link. */
  readonly mode?: number;
}

/** A zip with any names, sizes and kinds of files, which an honest program would not write. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, stated = bytes.length, mode = 0o100_644 } of entries) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(0x0800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(stated, 18);
    common.writeUInt16LE(title.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, title, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(mode * 65_536, 6);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.of(20, 3), common, tail, title]));
    locals.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(central);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\u0005\u0006'), end]);
}
