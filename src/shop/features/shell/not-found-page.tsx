import { hrefTo } from '#domain/app/pages.ts';
import { OtherTours } from '#shop/booking/other-tours.tsx';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { ErrorView } from '#ui/display/error-view.tsx';
import * as words from '#words/shell.ts';

/** An unknown route, experience or order (S6). */
export function NotFoundPage() {
  return (
    <>
      <ErrorView
        message={words.nothingHereTitle}
        secondary={words.nothingHere}
        actionLabel={words.notFoundAll}
        action={usePageLink(hrefTo.home())}
      />
      <OtherTours />
    </>
  );
}
