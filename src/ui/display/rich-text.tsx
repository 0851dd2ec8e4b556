import { createElement, type ReactNode } from 'react';
import { Link } from './link.tsx';

/** A text, or an element with nodes inside. */
type RichNode =
  | string
  | { readonly tag: string; readonly href?: string | undefined; readonly nodes?: readonly RichNode[] | undefined };

const tags = new Set(['h2', 'h3', 'p', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'del', 'code']);

/** A text that the engine has read from Markdown (O5). Only known tags become elements; of others, only the text is shown. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return elementsOf(nodes);
}

function elementsOf(nodes: readonly RichNode[] = []): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node;
    const { tag, href, nodes: within } = node;
    const key = `${tag} ${at}`;
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key });
    if (tag === 'a')
      return (
        <Link key={key} href={href}>
          {elementsOf(within)}
        </Link>
      );
    return tags.has(tag) ? createElement(tag, { key }, elementsOf(within)) : elementsOf(within);
  });
}
