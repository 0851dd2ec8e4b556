import { useEffect } from 'react';
import type { PageName } from '#domain/pages.ts';
import { Notices as InstallNotices } from '#features/install/notices.tsx';
import { Kiosk } from '#features/kiosk/kiosk.tsx';
import { HoldVoice } from '#features/shell/hold-voice.tsx';
import { keepFocus } from '#platform/page/restore-focus.ts';

/** What comes when the first view stands, and is on every page: the kiosk, if this device is one, lies over all of it. */
export function Notices({ page }: { page: PageName }) {
  useEffect(keepFocus, []);

  return (
    <>
      <InstallNotices page={page} />
      <HoldVoice />
      <Kiosk />
    </>
  );
}
