import { useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { icons } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/scan.ts';
import cameraStyles from './scan-camera.module.css';
import styles from './scan-page.module.css';
import { ScanSearch } from './scan-search.tsx';
import { useCamera } from './use-camera.ts';
import { type ScanInput, type ScanSettings, useScans } from './use-scans.ts';
import { nameOn, VerdictCard } from './verdict-card.tsx';
import { departureName } from './verdict-text.ts';

interface Props extends ScanInput {
  onSettingsChange: (settings: ScanSettings) => void;
  onOpenGuest: (line: string, isPaying: boolean) => void;
  canTakePayment: boolean;
  onClose: () => void;
}

/** Admits by camera, hand scanner or typing (T7): one scan, one verdict, and at most two taps for a whole party. */
export function ScanPage({ onSettingsChange, onOpenGuest, canTakePayment, onClose, ...input }: Props) {
  const { desk, now, settings } = input;
  const { shown, last, takeScan, takeText, takeLine, admit, undo, next } = useScans(input);
  const page = useRef<HTMLDivElement>(null);
  const result = useRef<HTMLElement>(null);
  const turn = shown?.turn;
  // The verdict may be out of sight if somebody has scrolled the page.
  useEffect(() => {
    if (turn !== undefined) result.current?.scrollIntoView({ block: 'start' });
  }, [turn]);
  const departure = desk.departures.find(({ id }) => id === desk.departure);
  // The pressed button is gone: the focus stays on the page, where Enter does nothing.
  const passOn = () => {
    next();
    page.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={page} className={styles.page} tabIndex={-1}>
      <header className={styles.head}>
        <h1 className={layout.size2}>{departure ? words.titleOf(departureName(departure)) : words.title}</h1>
        <IconButton icon={icons.close} aria-label={words.close} onClick={onClose} />
      </header>
      <div className={styles.camera}>
        <ScanCamera isPaused={shown !== null} onText={takeScan} />
      </div>
      <section ref={result} className={styles.result} aria-label={words.result}>
        <VerdictCard
          {...{ shown, desk, onOpenGuest, canTakePayment }}
          onAdmit={(count) => shown && void admit(shown, count)}
          onUndo={undo}
          onNext={passOn}
        />
        {last && last.entry !== shown?.admitted?.entry ? (
          <p className={styles.last}>
            <span>{words.lastIn(nameOn(last.shown.verdict), last.count)}</span>
            <Button onClick={() => undo(last.entry, last.shown.verdict.number ?? '')}>
              {words.undo(nameOn(last.shown.verdict))}
            </Button>
          </p>
        ) : null}
      </section>
      <div className={styles.typing}>
        <ScanSearch {...{ desk, now }} onText={(text) => void takeText(text)} onLine={(line) => void takeLine(line)} />
      </div>
      <Settings settings={settings} onChange={onSettingsChange} />
    </div>
  );
}

interface SettingsProps {
  settings: ScanSettings;
  onChange: (settings: ScanSettings) => void;
}

function Settings({ settings, onChange }: SettingsProps) {
  return (
    <div className={styles.settings}>
      <Switch isOn={!settings.isMuted} onChange={(isOn) => onChange({ ...settings, isMuted: !isOn })}>
        {words.sound}
      </Switch>
      <Switch isOn={settings.isHandsFree} onChange={(isHandsFree) => onChange({ ...settings, isHandsFree })}>
        <span>
          {words.handsFree}
          <span className={styles.hint}>{words.handsFreeHint}</span>
        </span>
      </Switch>
    </div>
  );
}

interface CameraProps {
  isPaused: boolean;
  onText: (text: string) => void;
}

/** The camera's picture with the frame for the code. If there is no camera, it says why, and how to scan without one. */
function ScanCamera({ isPaused, onText }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { state, switchFacing, retry } = useCamera(video, isPaused, onText);
  const [isLit, setLit] = useState(false);
  const camera = state.kind === 'on' ? state.camera : null;
  const light = (isOn: boolean) => {
    setLit(isOn);
    void camera?.setTorch(isOn);
  };

  return (
    <div className={layout.stack3}>
      <div className={cameraStyles.picture} hidden={state.kind === 'fault'} data-paused={isPaused || undefined}>
        <video ref={video} className={cameraStyles.video} aria-label={words.cameraLabel} autoPlay muted playsInline />
        <span className={cameraStyles.frame} aria-hidden="true" />
        <p className={cameraStyles.hint}>{camera ? (isPaused ? words.paused : words.hold) : words.opening}</p>
      </div>
      {state.kind === 'fault' ? (
        <Notice kind="caution" action={<Button onClick={retry}>{words.tryAgain}</Button>}>
          {words.faults[state.fault]} {words.withoutCamera}
        </Notice>
      ) : null}
      {camera?.canSwitch || camera?.hasTorch ? (
        <div className={cameraStyles.controls}>
          {camera.canSwitch ? <Button onClick={switchFacing}>{words.switchCamera}</Button> : null}
          {camera.hasTorch ? (
            <Button onClick={() => light(!isLit)}>{isLit ? words.torchOff : words.torchOn}</Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
