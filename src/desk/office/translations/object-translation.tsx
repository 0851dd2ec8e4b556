import type { FormDraft } from '#desk/state/form-drafts.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import type { TourText } from '#domain/contract/resources/tour-texts.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { inputsOf } from '#domain/desk/form-fields.ts';
import { translationFields } from '#domain/desk/translation-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import { PictureView } from '#ui/pictures/picture.tsx';
import { trySave } from '#words/office/forms.ts';
import * as words from '#words/translations/office.ts';
import { innerOf } from '../forms/problems.ts';
import { useSavedForm } from '../forms/use-auto-save.ts';
import type { FormPlace } from '../forms/use-object-form.ts';
import { Versions } from '../forms/versions.tsx';
import styles from './object-translation.module.css';
import { type LanguagePair, PairFields } from './pair-fields.tsx';

interface Props {
  calls: ResourceCalls;
  object: Pick<TourText, 'table' | 'id' | 'texts' | 'translations'> & { readonly etag: string | null } & Partial<
      Pick<TourText, 'name' | 'picture' | 'other_tours'>
    >;
  labels: Readonly<Record<string, string>>;
  pair: LanguagePair & { readonly to: Language };
  drafts: Readonly<Record<string, FormDraft>>;
  /** Adds values to the stored ones that the form needs besides them; adds none if left out. */
  complete?: (values: SellerValues) => SellerValues;
}

/** The texts of one object in one language, which are saved without a button (G6). */
export function ObjectTranslation({ calls, object, labels, pair, drafts, complete = asStored }: Props) {
  const { table, id, etag, texts, translations, name = '', picture = null, other_tours = 0 } = object;
  const draftName = `translations/${table}/${id}/${pair.to}`;
  const fields = translationFields(table, calls.fields, texts);
  const read = { id, etag, inputs: inputsOf(fields, complete(translations[pair.to] ?? {})) };
  const form = useSavedForm(calls, fields, { read, place: placeOf(pair.to, complete), drafts }, draftName);
  const { status, retry } = form;
  const problems = innerOf(innerOf(form.problem?.fields['translations'])[pair.to]);

  // If the head has no other content, the status floats beside the first label, so that no field moves when it appears.
  const isFloating = name === '' && picture === null && other_tours === 0 && retry === null;

  return (
    <div className={styles.object}>
      <div className={styles.head} data-floating={isFloating || undefined}>
        {picture ? (
          <PictureView kind="experience" picture={picture} sizes="9rem" alt="" className={styles.picture} />
        ) : null}
        {name && !picture ? <strong className={styles.name}>{name}</strong> : null}
        {other_tours > 0 ? <span className={layout.soft}>{words.shared(other_tours)}</span> : null}
        <output className={styles.status}>{status}</output>
        {retry ? <Button onClick={retry}>{trySave}</Button> : null}
      </div>
      <Versions {...form} words={{ labels }} />
      <PairFields {...{ pair, fields, texts, labels, problems }} inputs={form.inputs} onChange={form.setInputs} />
    </div>
  );
}

const asStored = (values: SellerValues) => values;

/** The place of one language in an object. Only changed values are sent, because the engine keeps values that it does not get. */
function placeOf(language: Language, complete: (values: SellerValues) => SellerValues): FormPlace {
  return {
    valuesIn: ({ translations }: SellerObject) => complete((translations as Translations | null)?.[language] ?? {}),
    bodyOf: (values: SellerValues) => ({ translations: { [language]: values } }),
  };
}
