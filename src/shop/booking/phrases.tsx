import type { Phrase } from '#domain/text/phrases.ts';

/** A text with parts that may be in another language. */
export function Phrases({ of }: { of: readonly Phrase[] }) {
  return of.map(({ text, language }, n) =>
    language ? (
      // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence have nothing else to be known by
      <span key={n} lang={language}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
