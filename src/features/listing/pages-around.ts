/** The pages to offer: the first, the last, those beside the current one, and a gap where more than one is left out. */
export function pagesAround(current: number, last: number): (number | 'gap before' | 'gap after')[] {
  const pages = Array.from({ length: last }, (_, index) => index + 1);
  return pages.flatMap((page): (number | 'gap before' | 'gap after')[] => {
    if (page === 1 || page === last || Math.abs(page - current) <= 1) return [page];
    if (page === current - 2) return page === 2 ? [page] : ['gap before'];
    if (page === current + 2) return page === last - 1 ? [page] : ['gap after'];
    return [];
  });
}
