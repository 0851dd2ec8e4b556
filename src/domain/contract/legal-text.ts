import { json, list, type Of, optional, shape, string } from './fields.ts';

/** A shop's legal texts: about terms and personal data (O5). */
export const legalKinds = ['terms', 'privacy', 'imprint', 'accessibility', 'cookies'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The elements that a text may contain. */
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

/** A text as a tree of words and elements. `href` is only for a link. */
export type TextNode = string | { readonly tag: TextTag; readonly href?: string; readonly nodes?: readonly TextNode[] };

export const LegalText = shape({
  kind: string(),
  /** The text as a tree: a string, or `tag`, the `href` of a link, and the inner `nodes`. */
  nodes: list(json()),
  /** The language of the text, if it is not the requested one (G3). */
  text_language: optional(string()),
});
export type LegalText = Of<typeof LegalText>;
