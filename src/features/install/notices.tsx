import type { PageName } from '#domain/pages.ts';
import { useKeeping } from '#state/keeping.ts';
import { useLikely } from '#state/likely.ts';
import { InstallHint } from './install-hint.tsx';
import { VersionNotice } from './version-notice.tsx';

/** What is there when the first view stands: a newer version of the shop, and its way to the home screen. */
export function Notices({ page }: { page: PageName }) {
  useKeeping();
  useLikely();

  return (
    <>
      <VersionNotice />
      <InstallHint page={page} />
    </>
  );
}
