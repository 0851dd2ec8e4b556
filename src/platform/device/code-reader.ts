import { scriptAddress } from '../install/trusted-types.ts';
// oxlint-disable-next-line import/default -- the build makes it
import decoder from './decode-worker.ts?worker&url';

/** Reads QR codes in a running video, one frame at a time. */
export interface CodeReader {
  /** The text of a code in the frame that is shown now; null if there is none. */
  read(video: HTMLVideoElement): Promise<string | null>;
  close(): void;
}

/** The decoder failed and will not read any later frame. */
class DecoderFailed extends Error {
  override readonly name = 'DecoderFailed';
}

/** The browser's own reader if it has one, else a worker with a decoder. */
export async function openCodeReader(): Promise<CodeReader> {
  const detector = await ownDetector();
  return detector ? detectorReader(detector) : workerReader();
}

/** @link https://wicg.github.io/shape-detection-api/ TypeScript does not know this class */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

async function ownDetector(): Promise<Detector | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): string[] => []);
  return BarcodeDetector && formats?.includes('qr_code') ? new BarcodeDetector({ formats: ['qr_code'] }) : null;
}

/** Android has the class even if the service behind it is missing: after the first failure, the worker is used. */
function detectorReader(detector: Detector): CodeReader {
  let instead: CodeReader | null = null;
  return {
    async read(video) {
      if (instead) return instead.read(video);
      if (!hasFrame(video)) return null;
      try {
        return (await detector.detect(video))[0]?.rawValue ?? null;
      } catch {
        instead = workerReader();
        return null;
      }
    },
    close: () => instead?.close(),
  };
}

function workerReader(): CodeReader {
  const worker = new Worker(scriptAddress('landfall-decoder', decoder), { type: 'module' });
  // The worker reads one frame at a time, so an answer belongs to the frame that was sent last.
  let answer: PromiseWithResolvers<string | null> | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => answer?.resolve(data));
  let failure: Error | null = null;
  worker.addEventListener('error', () => {
    failure = new DecoderFailed('The decoder of QR codes failed.');
    answer?.reject(failure);
  });
  return {
    async read(video) {
      if (failure) throw failure;
      if (!hasFrame(video)) return null;
      const frame = await middleOf(video);
      answer = Promise.withResolvers<string | null>();
      worker.postMessage(frame, [frame]);
      return answer.promise;
    },
    close: () => worker.terminate(),
  };
}

function hasFrame(video: HTMLVideoElement): boolean {
  return video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0;
}

/** The visible part of a frame: the square in the middle, small enough to be read in about 10 ms. */
function middleOf(video: HTMLVideoElement): Promise<ImageBitmap> {
  const { videoWidth, videoHeight } = video;
  const side = Math.min(videoWidth, videoHeight);
  const size = Math.min(side, MOST_PIXELS);
  const [x, y] = [Math.floor((videoWidth - side) / 2), Math.floor((videoHeight - side) / 2)];
  return createImageBitmap(video, x, y, side, side, { resizeWidth: size, resizeHeight: size, resizeQuality: 'low' });
}

const MOST_PIXELS = 640;
