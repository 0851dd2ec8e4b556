import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import type { ResourceCalls, SellerObject } from '#domain/contract/resources/calls.ts';
import type { StoreSettings } from '#domain/contract/resources/stores.ts';
import { type Translations, translatedFields } from '#domain/contract/resources/translations.ts';
import type { FormField } from '#domain/desk/form-fields.ts';
import { languageName } from '#domain/text/experience-words.ts';
import { type TranslatedObject, translationProgress } from '#domain/text/translation-progress.ts';
import { fields as labels } from '#words/office/store.ts';
import * as words from '#words/translations/office.ts';
import { sessionAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';
import { SectionFrame } from '../forms/form-section.tsx';
import { useDrafts } from '../forms/use-drafts.ts';
import { CategoryTranslations, type TranslatedCategory } from './category-translations.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ObjectTranslation } from './object-translation.tsx';
import styles from './tour-translations.module.css';

interface Props {
  calls: ResourceCalls;
  /** Of the form of the categories. */
  categoryFields: readonly FormField[];
  object: SellerObject;
  etag: string | null;
}

/** The texts of a shop itself and its categories, in its other languages (G6). */
export function StoreTranslations({ object, ...rest }: Props) {
  const { account } = useAtomValue(sessionAtom);
  const [params] = useSearchParams();
  const from = account.language ?? 'en';
  const { languages: offered = languageCodes } = (object['settings'] ?? {}) as StoreSettings;
  const languages = languageCodes.filter((it) => it !== from && offered.includes(it));
  const to = languages.find((it) => it === params.get('language')) ?? languages[0];
  const texts = [storeTexts(object), ...categoryTexts((object['categories'] ?? []) as readonly TranslatedCategory[])];

  if (to === undefined) return null;
  return (
    <SectionFrame title={words.title}>
      <LanguageChoice
        languages={languages.map((language) => ({ language, ...translationProgress(texts, language) }))}
        selected={to}
        hrefOf={(language) => `${deskHref.settings('stores', object.id)}?language=${language}`}
      />
      <p className={styles.lead}>{words.lead(languageName(from))}</p>
      <Forms key={to} {...rest} object={object} pair={{ from, to }} />
    </SectionFrame>
  );
}

interface FormsProps extends Props {
  pair: { readonly from: Language; readonly to: Language };
}

function Forms({ calls, categoryFields, object, etag, pair }: FormsProps) {
  const drafts = useDrafts();

  if (drafts === null) return null;
  return (
    <>
      <ObjectTranslation
        {...{ calls, pair, drafts }}
        object={{ ...storeTexts(object), id: object.id, etag }}
        labels={labels.labels}
      />
      <CategoryTranslations {...{ calls, pair, drafts, object, etag }} fields={categoryFields} />
    </>
  );
}

function storeTexts(object: SellerObject): TranslatedObject & { readonly table: 'stores' } {
  const texts = Object.fromEntries(translatedFields.stores.map((name) => [name, object[name]]));
  return { table: 'stores', texts, translations: object['translations'] as Translations };
}

function categoryTexts(level: readonly TranslatedCategory[]): TranslatedObject[] {
  return level.flatMap(({ title, translations = {}, children = [], keywords = [] }) => [
    { table: 'categories', texts: { title }, translations },
    ...categoryTexts([...children, ...keywords]),
  ]);
}
