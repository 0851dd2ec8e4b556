import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Call, QueryValues } from '#domain/contract/endpoint.ts';
import { Button } from '#ui/controls/button.tsx';
import { Read } from './reply.tsx';

interface ListPage {
  readonly results: readonly { readonly id: number }[];
  readonly next: string | number | null;
}

interface Props<Page extends ListPage> {
  call: Pick<Call<Page>, 'path' | 'reply'>;
  /** The query of the first page. With `page` in it, pages are numbered; otherwise each is asked for by the last row of the page before it. */
  query: QueryValues;
  loading: string;
  /** The label of the button that shows the next page. */
  more: string;
  none: ReactNode;
  list: ComponentProps<'ul'>;
  /** Content above the first page. */
  renderHead?: (page: Page) => ReactNode;
  children: (row: Page['results'][number]) => ReactNode;
}

/** A list of rows in pages. A button shows the next page below the last one. */
export function PagedList<Page extends ListPage>(props: Props<Page>) {
  const { call, query, loading, more, none, list, renderHead, children } = props;

  return (
    <Read call={call} query={query} loading={loading}>
      {(page) => (
        <>
          {renderHead?.(page)}
          {page.results.length === 0 ? none : null}
          <ul {...list}>
            {page.results.map((row) => (
              <li key={row.id}>{children(row)}</li>
            ))}
          </ul>
          {page.next === null ? null : (
            <More label={more}>
              <PagedList {...props} query={{ ...query, ...nextOf(query, page.next) }} renderHead={() => null} />
            </More>
          )}
        </>
      )}
    </Read>
  );
}

function nextOf({ page }: QueryValues, next: string | number): QueryValues {
  return page === undefined ? { before: next } : { page: Number(page) + 1 };
}

/** A button for more; after a tap, its content. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);

  if (isOpen) return children;
  return (
    <Button wide onClick={() => setOpen(true)}>
      {label}
    </Button>
  );
}
