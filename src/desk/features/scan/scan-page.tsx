import { useEffect, useRef } from 'react';
import { Button, IconButton } from '#ui/controls/button.tsx';
import { Switch } from '#ui/controls/switch.tsx';
import { icons } from '#ui/icons/icon.tsx';
import * as words from '#words/desk/scan.ts';
import { ScanCamera } from './scan-camera.tsx';
import styles from './scan-page.module.css';
import { ScanSearch } from './scan-search.tsx';
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
        <h1 className={styles.title}>{departure ? words.titleOf(departureName(departure)) : words.title}</h1>
        <IconButton icon={icons.close} aria-label={words.close} onClick={onClose} />
      </header>
      <div className={styles.camera}>
        <ScanCamera isPaused={shown !== null} onText={takeScan} />
      </div>
      <section ref={result} className={styles.result} aria-label={words.result}>
        <VerdictCard
          shown={shown}
          desk={desk}
          onAdmit={(count) => shown && void admit(shown, count)}
          onUndo={undo}
          onNext={passOn}
          onOpenGuest={onOpenGuest}
          canTakePayment={canTakePayment}
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
        <ScanSearch
          desk={desk}
          now={now}
          onText={(text) => void takeText(text)}
          onLine={(number) => void takeLine(number)}
        />
      </div>
      <div className={styles.settings}>
        <Switch isOn={!settings.isMuted} onChange={(isOn) => onSettingsChange({ ...settings, isMuted: !isOn })}>
          {words.sound}
        </Switch>
        <Switch isOn={settings.isHandsFree} onChange={(isHandsFree) => onSettingsChange({ ...settings, isHandsFree })}>
          <span>
            {words.handsFree}
            <span className={styles.hint}>{words.handsFreeHint}</span>
          </span>
        </Switch>
      </div>
    </div>
  );
}
