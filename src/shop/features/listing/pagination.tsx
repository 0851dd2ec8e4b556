import { type Listing, PAGE_SIZES, setPage, setPageSize } from '#domain/app/filters.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/listing/home.ts';
import type { HomePartProps } from './hydrated.tsx';
import styles from './pagination.module.css';

/** Links to the pages of the list, with the current one marked, and to the page sizes (L10). Empty if all results fit on the shortest page. */
export function Pagination({ listing, count = 0 }: HomePartProps) {
  const last = Math.ceil(count / listing.pageSize);
  if (count <= PAGE_SIZES[0]) return null;

  return (
    <div className={styles.pagination}>
      {last > 1 ? (
        <nav aria-label={words.pages} className={styles.pages}>
          {listing.page > 1 ? (
            <PageLink to={setPage(listing, listing.page - 1)} rel="prev">
              <Icon name="left" size={20} />
              <VisuallyHidden>{words.previous}</VisuallyHidden>
            </PageLink>
          ) : null}
          {pagesAround(listing.page, last).map((page) =>
            typeof page === 'number' ? (
              <PageLink key={page} to={setPage(listing, page)} isCurrent={page === listing.page}>
                <VisuallyHidden>{`${words.page} `}</VisuallyHidden>
                {page}
              </PageLink>
            ) : (
              <span key={page} className={styles.gap}>
                …
              </span>
            ),
          )}
          {listing.page < last ? (
            <PageLink to={setPage(listing, listing.page + 1)} rel="next">
              <Icon name="right" size={20} />
              <VisuallyHidden>{words.next}</VisuallyHidden>
            </PageLink>
          ) : null}
        </nav>
      ) : null}
      <nav aria-label={words.sizes} className={styles.sizes}>
        <span aria-hidden="true">{words.sizes}</span>
        {PAGE_SIZES.map((size) => (
          <PageLink key={size} to={setPageSize(listing, size)} isCurrent={size === listing.pageSize}>
            {size}
            <VisuallyHidden>{` ${words.perPage}`}</VisuallyHidden>
          </PageLink>
        ))}
      </nav>
    </div>
  );
}

interface PageLinkProps {
  to: Listing;
  isCurrent?: boolean;
  rel?: string;
  children: React.ReactNode;
}

function PageLink({ to, isCurrent = false, rel, children }: PageLinkProps) {
  return (
    <a
      className={styles.link}
      aria-current={isCurrent ? 'page' : undefined}
      rel={rel}
      {...usePageLink(hrefTo.home(to))}
    >
      {children}
    </a>
  );
}

/** The page numbers to show: the first, the last, and those beside the current one. A gap replaces numbers if more than one is left out. */
function pagesAround(current: number, last: number): (number | 'gap before' | 'gap after')[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  return pages.flatMap((page): (number | 'gap before' | 'gap after')[] => {
    if (page === 1 || page === last || Math.abs(page - current) <= 1) return [page];
    if (page === current - 2) return page === 2 ? [page] : ['gap before'];
    if (page === current + 2) return page === last - 1 ? [page] : ['gap after'];
    return [];
  });
}
