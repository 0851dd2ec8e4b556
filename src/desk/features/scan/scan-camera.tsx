import { useRef, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/scan.ts';
import styles from './scan-camera.module.css';
import { useCamera } from './use-camera.ts';

interface Props {
  isPaused: boolean;
  onText: (text: string) => void;
}

/** The camera's picture with the frame for the code. If there is no camera, it says why, and how to scan without one. */
export function ScanCamera({ isPaused, onText }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, switchFacing, retry } = useCamera(video, isPaused, onText);
  const [isLit, setLit] = useState(false);
  const camera = state.kind === 'on' ? state.camera : null;
  const light = (isOn: boolean) => {
    setLit(isOn);
    void camera?.setTorch(isOn);
  };

  return (
    <div className={styles.camera}>
      <div className={styles.picture} hidden={state.kind === 'fault'} data-paused={isPaused || undefined}>
        <video ref={video} className={styles.video} aria-label={words.cameraLabel} autoPlay muted playsInline />
        <span className={styles.frame} aria-hidden="true" />
        <p className={styles.hint}>{camera ? (isPaused ? words.paused : words.hold) : words.opening}</p>
      </div>
      {state.kind === 'fault' ? (
        <Notice kind="caution" action={<Button onClick={retry}>{words.tryAgain}</Button>}>
          {words.faults[state.fault]} {words.withoutCamera}
        </Notice>
      ) : null}
      {camera?.canSwitch || camera?.hasTorch ? (
        <div className={styles.controls}>
          {camera.canSwitch ? <Button onClick={switchFacing}>{words.switchCamera}</Button> : null}
          {camera.hasTorch ? (
            <Button onClick={() => light(!isLit)}>{isLit ? words.torchOff : words.torchOn}</Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
