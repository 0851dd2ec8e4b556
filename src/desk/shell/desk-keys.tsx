import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isSearchRequestedAtom } from '#desk/state/replies.ts';
import { canAtom } from '#desk/state/session.ts';
import { settingsAtom } from '#desk/state/settings.ts';
import { deskHref, type View } from '#desk/state/views.ts';
import { onSingleKeys } from '#platform/page/single-keys.ts';
import { KeysDialog, useKeyPlaces } from './keys-dialog.tsx';

/** Listens to the keys of the desk, and shows them by `?`. It is loaded after the first screen. */
export function DeskKeys({ page }: { page: View['page'] }) {
  const [isOpen, setOpen] = useState(false);
  useDeskKeys(page, () => setOpen(true));

  return isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}

/**
 * The keys of the desk (B16): `/` searches, `n` begins a booking, `g` and a letter open a screen, `?` shows them. The scan
 * screen has no keys, because a hand scanner types there.
 *
 * @param onHelp  shows the keys
 */
function useDeskKeys(page: View['page'], onHelp: () => void): void {
  const { hasKeys } = useAtomValue(settingsAtom);
  const can = useAtomValue(canAtom);
  const [, navigate] = useLocation();
  const places = useKeyPlaces();
  const wantSearch = useSetAtom(isSearchRequestedAtom);
  const isOn = hasKeys && page !== 'scan';

  function search(): void {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]');
    if (field) field.focus();
    else if (can('orders.read')) {
      wantSearch(true);
      navigate(deskHref.bookings());
    }
  }

  const act = useEffectEvent((keys: string): boolean => {
    if (keys === '?') onHelp();
    else if (keys === 'n' && can('orders.write')) navigate(deskHref.newBooking());
    else if (keys === '/') search();
    else {
      const place = places.find(({ key }) => keys === `g ${key}`);
      if (!place) return false;
      navigate(place.href);
    }
    return true;
  });
  useEffect(() => (isOn ? onSingleKeys(act) : undefined), [isOn]);
}
