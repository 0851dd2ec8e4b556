/** The direction of a camera: towards the guest's ticket, or towards the person who holds the device. */
export type Facing = 'environment' | 'user';

/** The reason for a missing picture: no https, no camera, refused by the person or the company, used by another program, or another failure. */
export type CameraFault = 'busy' | 'failed' | 'insecure' | 'none' | 'refused';

export interface Camera {
  readonly stream: MediaStream;
  readonly canSwitch: boolean;
  readonly hasTorch: boolean;
  setTorch(isOn: boolean): Promise<void>;
  /** Frees the camera. Its light goes off. */
  stop(): void;
}

/** Opens a camera, after asking the person if necessary. Never rejects. @param onEnded  called when the camera was unplugged or taken away */
export async function openCamera(facing: Facing, onEnded: () => void): Promise<Camera | CameraFault> {
  const { mediaDevices } = navigator as { mediaDevices?: MediaDevices };
  if (!mediaDevices) return isSecureContext ? 'none' : 'insecure';
  try {
    const video = { facingMode: { ideal: facing }, width: { ideal: 1280 }, height: { ideal: 720 } };
    const stream = await mediaDevices.getUserMedia({ audio: false, video });
    const devices = await mediaDevices.enumerateDevices();
    return cameraOf(stream, devices.filter(({ kind }) => kind === 'videoinput').length > 1, onEnded);
  } catch (error) {
    return faults[(error as DOMException).name] ?? 'failed';
  }
}

const faults: Readonly<Record<string, CameraFault>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** TypeScript does not know this property. */
interface Torch {
  torch?: boolean;
}

function cameraOf(stream: MediaStream, canSwitch: boolean, onEnded: () => void): Camera {
  const [track] = stream.getVideoTracks();
  const { torch } = (track?.getCapabilities?.() ?? {}) as Torch;
  track?.addEventListener('ended', onEnded);
  return {
    stream,
    canSwitch,
    hasTorch: torch ?? false,
    // Scanning continues even if the torch fails.
    setTorch: async (isOn) => track?.applyConstraints({ advanced: [{ torch: isOn } as object] }).catch(() => undefined),
    stop: () => stream.getTracks().forEach((it) => it.stop()),
  };
}
