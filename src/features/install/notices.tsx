import { useAtomValue } from 'jotai';
import type { PageName } from '#domain/app/pages.ts';
import { useAppBadge } from '#state/device/app-badge.ts';
import { usePrefetch } from '#state/device/prefetch.ts';
import { useStorageHealth } from '#state/device/storage-health.ts';
import { isKioskAtom } from '#state/kiosk-mode.ts';
import { usePopoverHistory } from '#ui/overlays/overlay-history.ts';
import { InstallHint } from './install-hint.tsx';
import { PullToRefresh } from './pull-to-refresh.tsx';
import { VersionNotice } from './version-notice.tsx';

/** What is there when the first view stands: a newer version of the shop, its way to the home screen, and what it does there. */
export function Notices({ page }: { page: PageName }) {
  const isKiosk = useAtomValue(isKioskAtom);
  useStorageHealth();
  usePrefetch();
  useAppBadge();
  usePopoverHistory();

  return (
    <>
      <VersionNotice />
      {isKiosk ? null : <InstallHint page={page} />}
      <PullToRefresh />
    </>
  );
}
