import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Camera, type CameraFault, type Facing, openCamera } from '#platform/device/camera.ts';
import { watchVisibility } from '#platform/page/visibility.ts';

type CameraState = { kind: 'opening' } | { kind: 'fault'; fault: CameraFault } | { kind: 'on'; camera: Camera };

/** The wanted camera. A new object opens the camera again, also with the same values. */
interface CameraChoice {
  readonly facing: Facing;
  readonly isHidden: boolean;
}

/** At most ten frames a second are read: more would only heat the device. */
const FRAME_MILLISECONDS = 100;

/**
 * Opens the device's camera, shows it in a video and reads codes while it is not paused. Releases the camera when the page is hidden or closed.
 *
 * @param onText  called with the text of a code, once for each frame that shows the code
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isPaused: boolean,
  onText: (text: string) => void,
) {
  const [choice, setChoice] = useState<CameraChoice>({ facing: 'environment', isHidden: false });
  const [opened, setOpened] = useState<{ choice: CameraChoice; state: CameraState } | null>(null);
  const retry = () => setChoice((it) => ({ ...it }));
  useEffect(
    () => watchVisibility((isHidden) => setChoice((it) => (it.isHidden === isHidden ? it : { ...it, isHidden }))),
    [],
  );

  useEffect(() => {
    if (choice.isHidden) return undefined;
    let isOver = false;
    let open: Camera | null = null;
    const show = (state: CameraState) => setOpened({ choice, state });
    void openCamera(choice.facing, () => setChoice((it) => ({ ...it }))).then((camera) => {
      if (typeof camera === 'string') return isOver ? undefined : show({ kind: 'fault', fault: camera });
      if (isOver) return camera.stop();
      open = camera;
      if (video.current) video.current.srcObject = camera.stream;
      return show({ kind: 'on', camera });
    });
    return () => {
      isOver = true;
      open?.stop();
    };
  }, [video, choice]);

  const state: CameraState = opened?.choice === choice ? opened.state : { kind: 'opening' };
  const isReading = useEffectEvent(() => !isPaused);
  const tell = useEffectEvent(onText);
  const camera = state.kind === 'on' ? state.camera : null;
  const showFailure = useEffectEvent(() => {
    camera?.stop();
    setOpened({ choice, state: { kind: 'fault', fault: 'failed' } });
  });
  useEffect(() => {
    if (!camera) return undefined;
    const life = new AbortController();
    const reading = readFrames(life.signal, async (reader) => {
      const text = isReading() && video.current ? await reader.read(video.current) : null;
      if (text && !life.signal.aborted && isReading()) tell(text);
    });
    // A picture without a reader would only keep staff waiting.
    void reading.catch(() => life.signal.aborted || showFailure());
    return () => life.abort();
  }, [camera, video]);

  const switchFacing = () =>
    setChoice((it) => ({ ...it, facing: it.facing === 'environment' ? 'user' : 'environment' }));
  return { state, switchFacing, retry };
}

type Reader = Awaited<ReturnType<typeof import('#platform/device/code-reader.ts')['openCodeReader']>>;

/**
 * Reads one frame after the other, never two at once. Loads the reader with the first frame: no other screen needs it.
 *
 * @throws if no frame can be read any more
 */
async function readFrames(signal: AbortSignal, readFrame: (reader: Reader) => Promise<void>): Promise<void> {
  const { openCodeReader } = await import('#platform/device/code-reader.ts');
  const reader = await openCodeReader();
  try {
    while (!signal.aborted) {
      const began = performance.now();
      await readFrame(reader).catch((error: unknown) => {
        if ((error as Error).name === 'DecoderFailed') throw error;
      });
      const rest = FRAME_MILLISECONDS - (performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, rest)));
    }
  } finally {
    reader.close();
  }
}
