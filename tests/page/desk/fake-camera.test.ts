import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { qrTextIn } from '#platform/device/qr-text.ts';
import { cameraFlags, writeCameraFile } from '#tests/support/browser/fake-camera.ts';

const FRAME_BYTES = 'FRAME\n'.length + (640 * 480 * 3) / 2;

it('[T7] shows a fake camera one ticket after the other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'camera-'));
  const path = join(folder, 'camera.y4m');
  writeCameraFile(path, ['LF-ABC234-1', 'LF-ABC234-2'], { seconds: 1, pause: 1 });
  const file = readFileSync(path);
  rmSync(folder, { recursive: true });

  const first = file.indexOf('FRAME\n');
  const texts = [0, 5, 10, 15].map((n) => qrTextIn(greyFrame(file.subarray(first + n * FRAME_BYTES + 6))));

  expect(file.subarray(0, first).toString()).toMatch(/^YUV4MPEG2 W640 H480 F5:1 .*\n$/);
  expect(file.length).toBe(first + 20 * FRAME_BYTES);
  expect(cameraFlags(path)).toContain(`--use-file-for-fake-video-capture=${path}`);
  expect(texts).toEqual(['LF-ABC234-1', null, 'LF-ABC234-2', null]);
});

function greyFrame(luma: Buffer) {
  const data = new Uint8ClampedArray(640 * 480 * 4);
  for (let i = 0; i < 640 * 480; i++) data.fill(luma[i] ?? 0, i * 4, i * 4 + 4);
  return { data, width: 640, height: 480 };
}
