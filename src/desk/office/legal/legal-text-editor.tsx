import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { LegalKind, TextNode } from '#domain/contract/legal-text.ts';
import { resourceCalls, type SellerObject } from '#domain/contract/resources/calls.ts';
import { legalTextFields, previewLegalText } from '#domain/contract/resources/legal-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Link } from '#ui/display/link.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { RichText } from '#ui/display/rich-text.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/legal/office.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useReply } from '../reply.tsx';
import styles from './legal-texts-page.module.css';

interface Props {
  store: SellerObject;
  kind: LegalKind;
  language: Language;
  /** Whether the language is the account's own. */
  isOriginal: boolean;
  /** Whether the seller's text exists, but not in this language. */
  isMissing: boolean;
  own: SellerObject | null;
  stored: string;
  /** The starting text in the account's language: it becomes the original if the seller writes a translation first. */
  original: string;
}

/** A text in Markdown beside its preview (O5). */
export function LegalTextEditor({ own, ...props }: Props) {
  return own ? <OwnText {...props} own={own} /> : <Editor {...props} own={null} etag={null} />;
}

function OwnText({ own, ...props }: Props & { own: SellerObject }) {
  const { etag, reply } = useReply(legalCalls.retrieve, { id: own.id });
  return reply && <Editor {...props} own={own} etag={etag} />;
}

function Editor({ store, kind, language, own, etag, ...texts }: Props & { etag: string | null }) {
  const { isOriginal, isMissing, stored, original } = texts;
  const { account } = useAtomValue(sessionAtom);
  const { change, isBusy, problem } = useChange();
  const [text, setText] = useState(stored);
  const [isSaved, setSaved] = useState(false);
  const [isResetting, setResetting] = useState(false);
  const home = storeOrigin((store['domain'] as string | null) ?? null, location.origin);
  const path = lazyHref.legal(kind);

  async function save() {
    if (isBusy) return;
    const values = isOriginal ? { text } : { translations: { [language]: { text } } };
    const outcome = own
      ? await change(legalCalls.change, { params: { id: own.id }, body: values, ifMatch: etag ?? '*' })
      : await change(legalCalls.create, {
          body: { base_account: account.id, store: store.id, kind, text: original, ...values },
        });
    setSaved(outcome.kind === 'ok');
  }

  return (
    <Form className={styles.editor} onSubmit={save}>
      <div className={layout.column}>
        {isMissing ? <Notice kind="info">{words.untranslated}</Notice> : null}
        <TextArea
          label={words.label}
          hint={words.hint}
          rows={24}
          lang={language}
          value={text}
          error={problem?.text}
          onValue={(value) => {
            setText(value);
            setSaved(false);
          }}
        />
        {isSaved ? <Notice kind="good">{words.saved}</Notice> : null}
        <div className={styles.actions}>
          <Button kind="action" type="submit" busy={isBusy}>
            {words.save}
          </Button>
          {own ? (
            <Button kind="plain" onClick={() => setResetting(true)}>
              {words.reset}
            </Button>
          ) : null}
          <Link href={`${home}${path}?language=${language}`} target="_blank">
            {words.open}
          </Link>
        </div>
      </div>
      <TextPreview store={store.id} language={language} text={text} />
      {isResetting && own ? (
        <ConfirmDialog
          title={words.resetTitle}
          text={words.resetText}
          confirm={words.resetNow}
          act={(remove) => remove(legalCalls.remove, { params: { id: own.id }, ifMatch: etag ?? '*' })}
          onClose={() => setResetting(false)}
        />
      ) : null}
    </Form>
  );
}

/** The pause in typing before the engine is asked, so that not every key sends a request. */
const PAUSE_MILLISECONDS = 400;

/** A preview of a text in the shop. The engine parses the Markdown and fills in the seller's details. */
function TextPreview({ store, language, text }: { store: number; language: Language; text: string }) {
  const { send } = useAtomValue(contactAtom);
  const [nodes, setNodes] = useState<readonly TextNode[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const read = async () => {
      const request = { params: { id: store }, body: { text, language }, signal: abort.signal };
      const outcome = await send(previewLegalText, request).catch(() => null);
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

export const legalCalls = resourceCalls('legal-texts', legalTextFields);
