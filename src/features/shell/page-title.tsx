import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { PageView } from '#domain/pages.ts';
import { pageWordsAtom } from './page-words.ts';

/** Title and description of the document follow the page (S9). The document itself brings those of its own. */
export function PageTitle({ view }: { view: PageView }) {
  const words = useAtomValue(useMemo(() => pageWordsAtom(view), [view]));

  useEffect(() => {
    document.title = words.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.description);
  }, [words]);

  return null;
}
