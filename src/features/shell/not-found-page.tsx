import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { ErrorView } from '#ui/error-view.tsx';

/** An unknown route, experience or order (S6). */
export function NotFoundPage() {
  return (
    <ErrorView
      secondary="There is nothing at this address. It may have been moved, or sold for the last time."
      actionLabel="See all experiences"
      action={usePageLink(hrefTo.home())}
    />
  );
}
