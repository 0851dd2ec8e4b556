import { writeFileSync } from 'node:fs';
import { type Frame, qrFrame } from './qr-frame.ts';

const SIZE = { width: 640, height: 480 };
const FRAMES_A_SECOND = 5;

/**
 * Writes the video of a camera that sees vouchers one after the other, with an empty table between them. The Y4M file plays in a loop in a Chromium
 * with `cameraFlags`.
 *
 * @param seconds  how long the video shows each voucher
 */
export function writeCameraFile(path: string, texts: readonly string[], { seconds = 3, pause = 1 } = {}): void {
  const table = planesOf(qrFrame('', { ...SIZE, side: 0 }));
  const frames = texts.flatMap((text) => [
    ...Array<Buffer>(seconds * FRAMES_A_SECOND).fill(
      planesOf(qrFrame(text, { ...SIZE, side: 340, degrees: 4, noise: 8 })),
    ),
    ...Array<Buffer>(pause * FRAMES_A_SECOND).fill(table),
  ]);
  const head = `YUV4MPEG2 W${SIZE.width} H${SIZE.height} F${FRAMES_A_SECOND}:1 Ip A1:1 C420jpeg\n`;
  writeFileSync(path, Buffer.concat([Buffer.from(head), ...frames.flatMap((it) => [Buffer.from('FRAME\n'), it])]));
}

/** Flags for a Chromium that takes this file as its camera, and asks for no permission. */
export function cameraFlags(path: string): string[] {
  return [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${path}`,
  ];
}

/** The frame in grey: the colour planes have the middle value. */
function planesOf({ data, width, height }: Frame): Buffer {
  const planes = Buffer.alloc((width * height * 3) / 2, 128);
  for (let i = 0; i < width * height; i++) planes[i] = data[i * 4] ?? 0;
  return planes;
}
