import { createElement, type ReactNode } from 'react';
import { type TextNode, textTags } from '#domain/contract/legal-text.ts';
import { Link } from './link.tsx';

/** A text that the engine has read from Markdown (O5): only known tags become elements, all else is its words. */
export function RichText({ nodes }: { nodes: readonly TextNode[] }) {
  return nodesOf(nodes);
}

function nodesOf(nodes: readonly TextNode[] = []): ReactNode[] {
  return nodes.map((node, at) => {
    if (typeof node === 'string') return node;
    const { tag, href, nodes: within } = node;
    // oxlint-disable-next-line react/no-array-index-key -- the nodes of a text do not move
    if (tag === 'a')
      return (
        <Link key={at} href={href}>
          {nodesOf(within)}
        </Link>
      );
    if (tag === 'br' || tag === 'hr') return createElement(tag, { key: at });
    return textTags.includes(tag) ? createElement(tag, { key: at }, nodesOf(within)) : nodesOf(within);
  });
}
