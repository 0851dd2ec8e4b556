import { lexer, type MarkedToken, type Token } from 'marked';
import type { TextNode } from '#domain/contract/legal-text.ts';
import { markdownProblem } from '#domain/contract/resources/markdown.ts';
import { phoneHref } from '#domain/text/contact-links.ts';

/** The schemes that links of a text may have, besides paths of the shop. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * Markdown as a tree of a few tags (O5, docs/topics/page.md#keep-the-page-safe). No HTML is made at any point: a typed tag stays text, and so
 * does a link that leads elsewhere than to the web, an email address, a telephone or a path of the shop. A text that is too expensive to parse
 * becomes plain paragraphs.
 */
export function readMarkdown(text: string): TextNode[] {
  if (markdownProblem(text) !== null)
    return text.split(/\n\n+/).flatMap((it) => (it.trim() === '' ? [] : { tag: 'p', nodes: [it.trim()] }));
  return nodesOf(lexer(text, { gfm: true }));
}

function nodesOf(tokens: readonly Token[] = []): TextNode[] {
  const nodes: TextNode[] = [];
  for (const node of (tokens as readonly MarkedToken[]).flatMap(nodeOf)) {
    const last = nodes.at(-1);
    // Texts that follow each other are joined.
    if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node;
    else nodes.push(node);
  }
  return nodes;
}

function nodeOf(token: MarkedToken): TextNode | TextNode[] {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return [];
    case 'heading':
      // The first level is the page's own heading.
      return { tag: token.depth <= 2 ? 'h2' : 'h3', nodes: nodesOf(token.tokens) };
    case 'paragraph':
      return { tag: 'p', nodes: nodesOf(token.tokens) };
    case 'list':
      return { tag: token.ordered ? 'ol' : 'ul', nodes: nodesOf(token.items) };
    case 'list_item':
      return { tag: 'li', nodes: nodesOf(token.tokens) };
    case 'blockquote':
    case 'strong':
    case 'em':
    case 'del':
      return { tag: token.type, nodes: nodesOf(token.tokens) };
    case 'hr':
    case 'br':
      return { tag: token.type };
    case 'codespan':
      return { tag: 'code', nodes: [token.text] };
    case 'link': {
      const href = safeHref(token.href);
      const nodes = nodesOf(token.tokens);
      return href === null ? nodes : { tag: 'a', href, nodes };
    }
    case 'text':
      return token.tokens ? nodesOf(token.tokens) : token.text;
    case 'escape':
    case 'image':
      return token.text;
    case 'html':
      return 'block' in token && token.block ? { tag: 'p', nodes: [token.raw.trim()] } : token.raw;
    case 'code':
    case 'table':
      return { tag: 'p', nodes: [token.raw.trim()] };
  }
}

function safeHref(href: string): string | null {
  // A path that begins with two slashes would name another host.
  if (/^\/(?![/\\])/.test(href)) return href;
  if (href.startsWith('tel:')) return phoneHref(href);
  return SCHEMES.has(URL.parse(href)?.protocol ?? '') ? href : null;
}
