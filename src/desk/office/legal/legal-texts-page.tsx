import { useAtomValue } from 'jotai';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref, TEXT_LANGUAGE } from '#desk/state/views.ts';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import { type LegalKind, legalKinds } from '#domain/contract/legal-text.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { readStartingText } from '#domain/contract/resources/legal-texts.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { languageName } from '#text/experience-words.ts';
import { SelectField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/legal/office.ts';
import { pages } from '#words/office/account.ts';
import { PageFrame } from '../page-frame.tsx';
import { Read, ReplyView, useReply } from '../reply.tsx';
import { shopCalls } from '../settings/store/store-sections.ts';
import { useAddressFilters } from '../use-address-filters.ts';
import { LegalTextEditor, legalCalls } from './legal-text-editor.tsx';
import styles from './legal-texts-page.module.css';

/** The legal texts of a shop, one kind and language at a time (O5), by the page's address: `?kind=terms&text_language=de`. */
export function LegalTextsPage({ id }: { id: number }) {
  const shop = useReply(shopCalls.retrieve, { id });
  const texts = useReply(legalCalls.list, {}, { store: String(id), page_size: '100' });

  return (
    <PageFrame
      back={{ href: deskHref.settings('stores', id), label: (shop.reply?.['title'] ?? '') as string }}
      title={pages.legal.title}
    >
      <p className={layout.measure}>{words.lead}</p>
      <ReplyView reading={shop} loading={words.loading}>
        {(store) => (
          <ReplyView reading={texts} loading={words.loading}>
            {({ results }) => <Choice store={store} texts={results} />}
          </ReplyView>
        )}
      </ReplyView>
    </PageFrame>
  );
}

function Choice({ store, texts }: { store: SellerObject; texts: readonly SellerObject[] }) {
  const { account } = useAtomValue(sessionAtom);
  const from = account.language;
  const { languages: offered = languageCodes } = (store['settings'] ?? {}) as StoreSettings;
  const languages = [from, ...languageCodes.filter((it) => it !== from && offered.includes(it))];
  const { filters, show } = useAddressFilters({ kind: legalKinds, [TEXT_LANGUAGE]: languages });
  const kind = filters.kind || 'terms';
  const language = filters[TEXT_LANGUAGE] || from;
  const own = texts.find((it) => it['kind'] === kind) ?? null;
  const isOwn = (it: LegalKind) => texts.some((text) => text['kind'] === it);

  return (
    <>
      <div className={styles.choice}>
        <SelectField
          label={pages.legal.title}
          value={kind}
          options={legalKinds.map((it) => [it, `${words.kinds[it]} (${isOwn(it) ? words.own : words.starting})`])}
          onValue={(next) => show({ kind: next })}
        />
        <SelectField
          label={words.languages}
          value={language}
          onValue={(next) => show({ [TEXT_LANGUAGE]: next })}
          options={languages.map((it) => [it, languageName(it)])}
        />
      </div>
      <OneText key={`${kind} ${language} ${own?.id}`} {...{ store, kind, language, from, own }} />
    </>
  );
}

interface OneTextProps {
  store: SellerObject;
  kind: LegalKind;
  language: Language;
  /** The language of the account. */
  from: Language;
  own: SellerObject | null;
}

/** The seller's text in a language; without one, the starting text of the software. */
function OneText({ store, kind, language, from, own }: OneTextProps) {
  const original = useReply(readStartingText, { id: store.id, kind }, { language: from });
  const translations = (own?.['translations'] ?? {}) as Translations;
  const written = own && (language === from ? own['text'] : translations[language]?.['text']);

  return (
    <Read call={readStartingText} params={{ id: store.id, kind }} query={{ language }} loading={words.loading}>
      {({ text }) =>
        original.reply && (
          <LegalTextEditor
            {...{ store, kind, language, own }}
            isOriginal={language === from}
            isMissing={own !== null && !written}
            stored={(written || text) as string}
            original={original.reply.text}
          />
        )
      }
    </Read>
  );
}
