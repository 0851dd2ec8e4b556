import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { knownReplyAtom } from '#desk/state/replies.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref, TEXT_LANGUAGE } from '#desk/state/views.ts';
import type { Picture } from '#domain/contract/catalogue.ts';
import { resource } from '#domain/contract/endpoint.ts';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import {
  type ResourceCalls,
  resourceCalls,
  type SellerObject,
  type SellerValues,
} from '#domain/contract/resources/calls.ts';
import { pictureFields } from '#domain/contract/resources/pictures.ts';
import { type StoreSettings, settingsTexts } from '#domain/contract/resources/stores.ts';
import type { Translations, translatedFields } from '#domain/contract/resources/translations.ts';
import type { FormField } from '#domain/desk/form-fields.ts';
import { type TranslatedObject, translationProgress } from '#domain/text/translation-progress.ts';
import { languageName } from '#text/experience-words.ts';
import { hasTexts, paymentTexts } from '#text/payment-titles.ts';
import { fields as pictureWords } from '#words/office/pictures.ts';
import { fields as labels } from '#words/office/store.ts';
import * as words from '#words/translations/office.ts';
import { SectionFrame } from '../forms/form-section.tsx';
import { useDrafts } from '../forms/use-drafts.ts';
import { useReply } from '../reply.tsx';
import { CategoryTranslations, type TranslatedCategory } from './category-translations.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { ObjectTranslation } from './object-translation.tsx';
import styles from './tour-translations.module.css';

interface Props {
  calls: ResourceCalls;
  /** The fields of the form of the categories. */
  categoryFields: readonly FormField[];
  object: SellerObject;
  etag: string | null;
}

/** The texts of a shop itself, its pictures and its categories, in its other languages (G6). */
export function StoreTranslations({ object, ...rest }: Props) {
  const { account } = useAtomValue(sessionAtom);
  const [params] = useSearchParams();
  const from = account.language;
  const { languages: offered = languageCodes } = (object['settings'] ?? {}) as StoreSettings;
  const languages = languageCodes.filter((it) => it !== from && offered.includes(it));
  const to = languages.find((it) => it === params.get(TEXT_LANGUAGE)) ?? languages[0];
  const known = useAtomValue(knownReplyAtom);
  const texts = [
    storeTexts(object),
    ...picturesOf(object).flatMap(({ id }) => pictureTexts(known(resource(pictureCalls.retrieve, { id })).reply)),
    ...categoryTexts((object['categories'] ?? []) as readonly TranslatedCategory[]),
  ];

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
      {picturesOf(object).map(({ id, label }) => (
        <PictureTranslation key={id} {...{ id, label, pair, drafts }} />
      ))}
      <CategoryTranslations {...{ calls, pair, drafts, object, etag }} fields={categoryFields} />
    </>
  );
}

interface PictureProps extends Pick<FormsProps, 'pair'> {
  id: number;
  label: string;
  drafts: NonNullable<ReturnType<typeof useDrafts>>;
}

/** The alternative text of a picture of the shop, in one language. */
function PictureTranslation({ id, label, pair, drafts }: PictureProps) {
  const { reply, etag } = useReply(pictureCalls.retrieve, { id });

  return pictureTexts(reply).map((texts) => (
    <ObjectTranslation
      key={id}
      {...{ pair, drafts }}
      calls={pictureCalls}
      object={{ ...texts, id, etag, picture: reply?.['picture'] as Picture }}
      labels={{ alt_text: `${label}: ${pictureWords.labels.alt_text}` }}
    />
  ));
}

const pictureCalls = resourceCalls('filer-images', pictureFields, ['picture']);

/** The shop's banner and logo; only one of them if both are the same picture. */
function picturesOf(object: SellerObject) {
  const named = (['banner', 'logo'] as const).map((name) => ({ id: Number(object[name] ?? 0), label: ofForm[name] }));
  return named.filter(({ id }, n) => id > 0 && named.findIndex((it) => it.id === id) === n);
}

/** The texts of a picture; empty before the picture is read, and without an alternative text. */
function pictureTexts(reply: unknown): (TranslatedObject & { readonly table: 'pictures' })[] {
  const { alt_text = '', translations = {} } = (reply ?? {}) as { alt_text?: string; translations?: Translations };
  return alt_text === '' ? [] : [{ table: 'pictures', texts: { alt_text }, translations }];
}

const { labels: ofForm } = labels;
/** The labels of texts that are stored within the settings. */
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

/** The values with an entry for each payment type, in the order of the originals. */
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
