import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { PageView } from '#domain/app/pages.ts';
import { titleBadgeAtom } from '#state/device/app-badge.ts';
import { pageWordsAtom } from './page-words.ts';

/** Title and description of the document follow the page (S9), and how long places are held still. The document itself brings those of its own. */
export function PageTitle({ view }: { view: PageView }) {
  const words = useAtomValue(useMemo(() => pageWordsAtom(view), [view]));
  const sign = useAtomValue(titleBadgeAtom);

  useEffect(() => {
    document.title = sign ? `${sign} · ${words.title}` : words.title;
  }, [words, sign]);
  useEffect(() => {
    document.querySelector('meta[name="description"]')?.setAttribute('content', words.description);
  }, [words]);

  return null;
}
