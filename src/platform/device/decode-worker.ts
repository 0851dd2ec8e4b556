import { qrTextIn } from './qr-text.ts';

// Reads one frame at a time outside the main thread. It receives an ImageBitmap and answers the text of its code, or null.
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
