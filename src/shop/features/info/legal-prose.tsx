import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { resource } from '#domain/contract/endpoint.ts';
import type { TextNode } from '#domain/contract/legal-text.ts';
import { legalTextRead } from '#domain/contract/reads.ts';
import { resourceAtom } from '#shop/state/resources.ts';
import { RichText } from '#ui/display/rich-text.tsx';
import layout from '#ui/layout.module.css';
import styles from './prose.module.css';

/** A legal text as a page; in its own language if the seller has not translated it. */
export function LegalProse({ kind, title, children }: { kind: string; title: string; children?: ReactNode }) {
  const { nodes, text_language } = useAtomValue(
    useMemo(() => resourceAtom(resource(legalTextRead, { id: kind })), [kind]),
  );

  return (
    <article className={styles.prose}>
      <h1 tabIndex={-1}>{title}</h1>
      <div lang={text_language} className={layout.narrowStack4}>
        <RichText nodes={nodes as TextNode[]} />
      </div>
      {children}
    </article>
  );
}
