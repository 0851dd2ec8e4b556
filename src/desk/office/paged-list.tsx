import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Call, QueryValues } from '#domain/contract/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Read } from './reply.tsx';

interface ListPage {
  readonly results: readonly { readonly id: number }[];
  readonly next: string | number | null;
}

interface Shared<Page> {
  call: Pick<Call<Page>, 'path' | 'reply'>;
  /** The query of the first page. With `page` in it, pages are numbered; otherwise each is asked for by the last row of the page before it. */
  query: QueryValues;
  loading: string;
  /** The label of the button that shows the next page. */
  more: string;
}

interface Props<Page extends ListPage> extends Shared<Page> {
  none: ReactNode;
  list: ComponentProps<'ul'>;
  /** Content above the first page. */
  renderHead?: (page: Page) => ReactNode;
  children: (row: Page['results'][number]) => ReactNode;
}

/** A list of rows in pages. A button shows the next page below the last one. */
export function PagedList<Page extends ListPage>({ none, list, renderHead, children, ...shared }: Props<Page>) {
  const rows = ({ results }: Page) => (
    <>
      {results.length === 0 ? none : null}
      <ul {...list}>
        {results.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </>
  );

  return (
    <Read {...shared}>
      {(page) => (
        <>
          {renderHead?.(page)}
          {rows(page)}
          <NextPages {...shared} next={page.next}>
            {rows}
          </NextPages>
        </>
      )}
    </Read>
  );
}

interface NextProps<Page> extends Shared<Page> {
  next: string | number | null;
  children: (page: Page) => ReactNode;
}

/** A button for the next page; after a tap the next page, and the pages after it. */
export function NextPages<Page extends Pick<ListPage, 'next'>>({ next, children, ...shared }: NextProps<Page>) {
  const { query, more } = shared;
  const [isOpen, setOpen] = useState(false);

  if (next === null) return null;
  if (!isOpen)
    return (
      <Button wide onClick={() => setOpen(true)}>
        {more}
      </Button>
    );
  const nextQuery = {
    ...query,
    ...(query['page'] === undefined ? { before: next } : { page: Number(query['page']) + 1 }),
  };
  return (
    <Read {...shared} query={nextQuery}>
      {(page) => (
        <>
          {children(page)}
          <NextPages {...shared} query={nextQuery} next={page.next}>
            {children}
          </NextPages>
        </>
      )}
    </Read>
  );
}
