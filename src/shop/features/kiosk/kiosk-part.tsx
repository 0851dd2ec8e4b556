import './kiosk.css';
import { useAtomValue } from 'jotai';
import { useSearch } from 'wouter';
import { kioskInAddress } from '#domain/app/kiosk.ts';
import { kioskAtom } from '#shop/state/kiosk/kiosk.ts';
import { isKioskAtom, isStaffCheckOpenAtom, phonePaymentAtom } from '#shop/state/kiosk-mode.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/kiosk.ts';
import { Attract } from './attract.tsx';
import { Cover } from './cover.tsx';
import styles from './kiosk-part.module.css';
import { PhonePayment } from './phone-payment.tsx';
import { LeaveKiosk, SetUp, StaffCheck } from './pin-dialogs.tsx';

export function KioskPart() {
  return useAtomValue(isKioskAtom) ? <Running /> : <SetUp />;
}

/** The layers over the shop. The later ones cover the earlier ones. */
function Running() {
  const kiosk = useAtomValue(kioskAtom);
  const payment = useAtomValue(phonePaymentAtom);
  const isStaffCheckOpen = useAtomValue(isStaffCheckOpenAtom);
  const mode = kioskInAddress(useSearch());

  if (!kiosk) return null;
  const isWaiting = kiosk.at === 'attract' || kiosk.at === 'wiping';
  return (
    <>
      {payment && !isWaiting ? <PhonePayment key={payment.url} payment={payment} /> : null}
      {isStaffCheckOpen && !isWaiting ? <StaffCheck /> : null}
      {kiosk.at === 'asking' ? <StillThere secondsLeft={kiosk.secondsLeft} /> : null}
      <Attract at={kiosk.at} />
      {mode === 'off' ? <LeaveKiosk /> : null}
    </>
  );
}

/** Asks whether the visitor is still there (X2): any tap or key answers. */
function StillThere({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Cover as="card" role="alertdialog" label={words.stillThere}>
      <h2>{words.stillThere}</h2>
      <p>{words.elseCleared}</p>
      <p className={styles.seconds} aria-hidden="true">
        {secondsLeft}
      </p>
      {/* Announced when the question appears, and again towards the end. */}
      <output className={styles.said}>{secondsLeft > 10 ? words.secondsLeft(30) : words.secondsLeft(10)}</output>
      <Button kind="action" wide>
        {words.stayHere}
      </Button>
    </Cover>
  );
}
