import './kiosk.css';
import { useAtomValue } from 'jotai';
import { useSearch } from 'wouter';
import { kioskAsked } from '#domain/app/kiosk.ts';
import { kioskAtom } from '#state/kiosk/kiosk.ts';
import { isKioskAtom, isStaffAskedAtom, phonePaymentAtom } from '#state/kiosk-mode.ts';
import { Attract } from './attract.tsx';
import { PhonePayment } from './phone-payment.tsx';
import { LeaveKiosk, StaffCheck } from './pin-check.tsx';
import { SetUp } from './set-up.tsx';
import { StillThere } from './still-there.tsx';

/** A kiosk, or the way to make the device one. */
export function KioskPart() {
  return useAtomValue(isKioskAtom) ? <Running /> : <SetUp />;
}

/** Each of these lies over the shop, the later ones over the earlier. */
function Running() {
  const kiosk = useAtomValue(kioskAtom);
  const payment = useAtomValue(phonePaymentAtom);
  const isStaffAsked = useAtomValue(isStaffAskedAtom);
  const asked = kioskAsked(useSearch());

  if (!kiosk) return null;
  const isWaiting = kiosk.at === 'attract' || kiosk.at === 'wiping';
  return (
    <>
      {payment && !isWaiting ? <PhonePayment key={payment.url} payment={payment} /> : null}
      {isStaffAsked && !isWaiting ? <StaffCheck /> : null}
      {kiosk.at === 'asking' ? <StillThere secondsLeft={kiosk.secondsLeft} /> : null}
      <Attract at={kiosk.at} />
      {asked === 'off' ? <LeaveKiosk /> : null}
    </>
  );
}
