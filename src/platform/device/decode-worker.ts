import { qrTextIn } from './qr-text.ts';

// Reads one frame at a time, off the main thread: an ImageBitmap comes in, the text of its code or null goes out.
let context: OffscreenCanvasRenderingContext2D | null = null;

addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  const { height, width } = frame;
  if (context?.canvas.width !== width || context.canvas.height !== height)
    context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  context?.drawImage(frame, 0, 0);
  frame.close();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one origin
  postMessage(context ? qrTextIn(context.getImageData(0, 0, width, height)) : null);
});
