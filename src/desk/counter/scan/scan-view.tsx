import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation } from 'wouter';
import { instantAtom } from '#desk/state/contact.ts';
import { daysAtom, departuresAtom, ownEntriesAtom, writeEntryAtom } from '#desk/state/days.ts';
import { canAtom } from '#desk/state/session.ts';
import { setSettingsAtom, settingsAtom } from '#desk/state/settings.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { deskHref } from '#desk/state/views.ts';
import { readVoucher } from '#domain/desk/voucher-text.ts';
import { verifySignature } from '#platform/device/voucher-keys.ts';
import * as words from '#words/desk/today.ts';
import { ScanPage } from './scan-page.tsx';

/** The scanner with the data of this device. @param departure  the departure to admit; null for all departures of today */
export function ScanView({ departure }: { departure: number | null }) {
  const [, navigate] = useLocation();
  const days = useAtomValue(daysAtom);
  const departures = useAtomValue(departuresAtom);
  const entries = useAtomValue(ownEntriesAtom);
  const time_zone = useAtomValue(zoneAtom);
  const can = useAtomValue(canAtom);
  const settings = useAtomValue(settingsAtom);
  const saveSettings = useSetAtom(setSettingsAtom);
  const now = useSetAtom(instantAtom);
  const write = useSetAtom(writeEntryAtom);

  if (!days) return <output>{words.firstSync}</output>;
  return (
    <ScanPage
      desk={{ departures, entries, as_of: days.as_of, departure, time_zone }}
      now={() => now()}
      settings={settings}
      onSettingsChange={(changed) => void saveSettings(changed)}
      readVoucher={(text) => readVoucher(text, days.voucher_keys, verifySignature)}
      onAdmit={async (admission) => (await write({ kind: 'admit', ...admission })).id}
      onUndo={(of, line) => void write({ kind: 'undo', of, line })}
      canTakePayment={can('payments.write')}
      onOpenGuest={(line, isPaying) => {
        const at = departures.find(({ guests }) => guests.some(({ number }) => number === line));
        if (at) navigate(deskHref.guest(at.id, line, isPaying));
      }}
      onClose={() => navigate(departure === null ? deskHref.day() : deskHref.departure(departure))}
    />
  );
}
