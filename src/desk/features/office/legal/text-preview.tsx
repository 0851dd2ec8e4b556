import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { Language } from '#domain/contract/languages.ts';
import type { TextNode } from '#domain/contract/legal-text.ts';
import { previewLegalText } from '#domain/contract/resources/legal-texts.ts';
import { RichText } from '#ui/display/rich-text.tsx';
import * as words from '#words/legal/office.ts';
import { contactAtom } from '../../../state/contact.ts';
import styles from './legal-texts-page.module.css';

/** The pause in typing before the engine is asked, so that not every key sends a request. */
const PAUSE_MILLISECONDS = 400;

/** A preview of a text in the shop. The engine parses the Markdown and fills in the seller's details. */
export function TextPreview({ store, language, text }: { store: number; language: Language; text: string }) {
  const { send } = useAtomValue(contactAtom);
  const [nodes, setNodes] = useState<readonly TextNode[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const wanted = { params: { id: store }, body: { text, language }, signal: abort.signal };
      const outcome = await send(previewLegalText, wanted).catch(() => null);
      if (outcome?.kind === 'ok') setNodes(outcome.reply.nodes as TextNode[]);
    };
    const timer = setTimeout(() => void read(), PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [send, store, language, text]);

  return (
    <section className={styles.preview} aria-label={words.preview}>
      <h2 className={styles.caption}>{words.preview}</h2>
      <div lang={language} className={styles.text}>
        <RichText nodes={nodes} />
      </div>
    </section>
  );
}
