import { json, list, type Of, optional, shape, string } from './fields.ts';

/** The texts of a shop about terms and data (O5). */
export const legalKinds = ['terms', 'privacy', 'imprint', 'accessibility', 'cookies'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** What a text may be made of. */
type TextTag =
  | 'h2'
  | 'h3'
  | 'p'
  | 'ul'
  | 'ol'
  | 'li'
  | 'blockquote'
  | 'hr'
  | 'br'
  | 'strong'
  | 'em'
  | 'del'
  | 'code'
  | 'a';

/** A text as a tree: words, and elements around them. `href` is that of a link. */
export type TextNode = string | { readonly tag: TextTag; readonly href?: string; readonly nodes?: readonly TextNode[] };

export const LegalText = shape({
  kind: string(),
  /** The text as a tree: a string, or `tag`, the `href` of a link, and the `nodes` within. */
  nodes: list(json()),
  /** The language of the text, where it is not the one that was asked for (G3). */
  text_language: optional(string()),
});
export type LegalText = Of<typeof LegalText>;
