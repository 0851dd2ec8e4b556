import { lexer, type MarkedToken, type Token } from 'marked';
import type { TextNode } from '#domain/contract/legal-text.ts';
import { markdownProblem } from '#domain/contract/resources/markdown.ts';
import { phoneHref } from '#domain/text/contact-links.ts';

/** What links of a text may lead to, besides paths of the shop. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:']);

/**
 * Markdown as a tree of a few tags (O5, decision 0225). No HTML is made at any point: a tag that somebody types is text, and so is a link to anything
 * but the web, an email address, a telephone or a path of the shop. A text that costs too much to read is words and nothing else.
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
    // Words that follow each other are one text.
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
      // The page has the first heading.
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
  // What begins with two slashes names another host.
  if (/^\/(?![/\\])/.test(href)) return href;
  if (href.startsWith('tel:')) return phoneHref(href);
  return SCHEMES.has(URL.parse(href)?.protocol ?? '') ? href : null;
}
