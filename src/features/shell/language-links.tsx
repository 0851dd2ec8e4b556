import { useSearch } from 'wouter';
import type { Language } from '#domain/text/languages.ts';
import { LANGUAGE, languageCodes, languages } from '#domain/text/languages.ts';
import { language as current } from '#words/formats.ts';
import * as words from '#words/shell.ts';

/** The same page in each language that the shop speaks. Each is a build of its own, so that a choice loads the document anew. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const search = useSearch();

  return (
    <nav aria-label={words.language} className={className}>
      {languageCodes.map((code) =>
        code === current ? (
          <span key={code} aria-current="true">
            {languages[code].name}
          </span>
        ) : (
          <a key={code} href={searchIn(code, search)} hrefLang={code} lang={code} rel="alternate">
            {languages[code].name}
          </a>
        ),
      )}
    </nav>
  );
}

/** Of the page that one is on: its path stays. */
function searchIn(language: Language, search: string): string {
  const params = new URLSearchParams(search);
  params.set(LANGUAGE, language);
  return `?${params}`;
}
