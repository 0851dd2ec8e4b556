import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import { type StoreSettings, settingsTexts } from '#domain/contract/resources/stores.ts';
import type { Translations, translatedFields } from '#domain/contract/resources/translations.ts';
import type { FormField } from '#domain/desk/form-fields.ts';
import { hasTexts, paymentTexts } from '#domain/orders/payment-titles.ts';
import { languageName } from '#domain/text/experience-words.ts';
import { type TranslatedObject, translationProgress } from '#domain/text/translation-progress.ts';
import { fields as labels } from '#words/office/store.ts';
import * as words from '#words/translations/office.ts';
import { sessionAtom } from '../../../state/session.ts';
import { deskHref, TEXT_LANGUAGE } from '../../../state/views.ts';
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
  const to = languages.find((it) => it === params.get(TEXT_LANGUAGE)) ?? languages[0];
  const texts = [storeTexts(object), ...categoryTexts((object['categories'] ?? []) as readonly TranslatedCategory[])];

  if (to === undefined) return null;
  return (
    <SectionFrame title={words.title}>
      <LanguageChoice
        languages={languages.map((language) => ({ language, ...translationProgress(texts, language) }))}
        selected={to}
        hrefOf={(language) => `${deskHref.settings('stores', object.id)}?${TEXT_LANGUAGE}=${language}`}
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
  const texts = storeTexts(object);

  if (drafts === null) return null;
  return (
    <>
      <ObjectTranslation
        {...{ pair, drafts }}
        calls={{ ...calls, fields: { ...calls.fields, ...settingsTexts } }}
        object={{ ...texts, id: object.id, etag }}
        complete={(values) => withPaymentTypes(texts.texts.payment_types as readonly PaymentTexts[], values)}
        labels={{ ...labels.labels, ...settingsLabels }}
      />
      <CategoryTranslations {...{ calls, pair, drafts, object, etag }} fields={categoryFields} />
    </>
  );
}

const { labels: ofForm } = labels;
/** Of texts that stand within the settings. */
const settingsLabels = {
  kiosk_message: ofForm['kiosk.message'],
  email_confirmed: ofForm['emails.confirmed'],
  email_reminder: ofForm['emails.reminder'],
  email_changed: ofForm['emails.changed'],
  email_cancelled: ofForm['emails.cancelled'],
  email_review: ofForm['emails.review'],
};

function storeTexts(object: SellerObject): TranslatedObject & { readonly table: 'stores' } {
  const { kiosk, emails = {}, payment_types: types = [] } = (object['settings'] ?? {}) as StoreSettings;
  const payment_types = types.map(paymentTexts).filter(hasTexts);
  const texts = {
    title: object['title'],
    banner_message: object['banner_message'],
    kiosk_message: kiosk?.message,
    payment_types,
    email_confirmed: emails.confirmed,
    email_reminder: emails.reminder,
    email_changed: emails.changed,
    email_cancelled: emails.cancelled,
    email_review: emails.review,
  } satisfies Record<(typeof translatedFields.stores)[number], unknown>;
  const translations = Object.entries((object['translations'] ?? {}) as Translations).map(([language, known]) => [
    language,
    withPaymentTypes(payment_types, known),
  ]);
  return { table: 'stores', texts, translations: Object.fromEntries(translations) as Translations };
}

type PaymentTexts = ReturnType<typeof paymentTexts>;

/** With an entry for each way to pay, in the order of the originals. */
function withPaymentTypes(originals: readonly PaymentTexts[], values: SellerValues = {}): SellerValues {
  const known = (values['payment_types'] ?? []) as readonly PaymentTexts[];
  const payment_types = originals.map(
    ({ id }) => known.find((it) => it.id === id) ?? { id, title: '', instructions: '' },
  );
  return { ...values, payment_types };
}

function categoryTexts(level: readonly TranslatedCategory[]): TranslatedObject[] {
  return level.flatMap(({ title, translations = {}, children = [], keywords = [] }) => [
    { table: 'categories', texts: { title }, translations },
    ...categoryTexts([...children, ...keywords]),
  ]);
}
