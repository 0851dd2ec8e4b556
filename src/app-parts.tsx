// What `lazy-parts.ts` loads, in one module, so that the first view carries one name for all of it.
import { useEffect } from 'react';
import type { PageName } from '#domain/app/pages.ts';
import { Notices as InstallNotices } from '#features/install/notices.tsx';
import { Kiosk } from '#features/kiosk/kiosk.tsx';
import { HoldVoice } from '#features/shell/hold-voice.tsx';
import { restoreFocus } from '#platform/page/restore-focus.ts';

export { OutboxCards } from '#features/outbox/outbox-cards.tsx';
export { OutboxSign } from '#features/outbox/outbox-sign.tsx';
export { FailureView } from '#features/shell/failure-view.tsx';
export { PageTitle } from '#features/shell/page-title.tsx';

/** Notices of every page. Where this device is a kiosk, the kiosk lies over all of the page. */
export function Notices({ page }: { page: PageName }) {
  useEffect(restoreFocus, []);

  return (
    <>
      <InstallNotices page={page} />
      <HoldVoice />
      <Kiosk />
    </>
  );
}
