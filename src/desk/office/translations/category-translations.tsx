import type { FormDraft } from '#desk/state/form-drafts.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { ResourceCalls, SellerObject } from '#domain/contract/resources/calls.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { type FormField, type FormInputs, inputsOf, rowsIn, textIn } from '#domain/desk/form-fields.ts';
import { withTranslation } from '#domain/desk/translation-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import { trySave } from '#words/office/forms.ts';
import { fields as said } from '#words/office/store.ts';
import { useSavedForm } from '../forms/use-auto-save.ts';
import { Versions } from '../forms/versions.tsx';
import styles from './object-translation.module.css';
import { type LanguagePair, TextPair } from './pair-fields.tsx';

/** A category as the engine answers it. */
export interface TranslatedCategory {
  readonly title: string;
  readonly translations?: Translations;
  readonly children?: readonly TranslatedCategory[];
  readonly keywords?: readonly TranslatedCategory[];
}

interface Props {
  calls: ResourceCalls;
  /** The fields of the form of the categories. */
  fields: readonly FormField[];
  object: SellerObject;
  etag: string | null;
  pair: LanguagePair & { readonly to: Language };
  drafts: Readonly<Record<string, FormDraft>>;
}

/**
 * The titles of a shop's categories in one language. The form sends the whole tree, with only these titles changed. If somebody else has changed the
 * tree, the seller chooses a version.
 */
export function CategoryTranslations({ calls, fields: own, object, etag, pair, drafts }: Props) {
  const draftName = `translations/categories/${object.id}/${pair.to}`;
  const fields = own.map((field) => ({ ...field, fields: withTranslation('categories', field.fields, pair.to) }));
  const read = { id: object.id, etag, inputs: inputsOf(fields, object) };
  const form = useSavedForm(calls, fields, { read, drafts }, draftName);
  const { status, retry } = form;
  const tree = rowsIn(form.inputs, 'categories');

  if (tree.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{said.labels.categories}</summary>
      <div className={styles.object}>
        <div className={styles.head}>
          <output className={styles.status}>{status}</output>
          {retry ? <Button onClick={retry}>{trySave}</Button> : null}
        </div>
        <Versions
          {...form}
          words={said}
          textOf={(input) => titlesIn(input as readonly FormInputs[], pair.to).join(', ')}
        />
        <Level
          {...{ pair, tree }}
          path="categories"
          onChange={(categories) => form.setInputs({ ...form.inputs, categories })}
        />
      </div>
    </details>
  );
}

interface LevelProps {
  pair: Props['pair'];
  tree: readonly FormInputs[];
  path: string;
  onChange: (tree: readonly FormInputs[]) => void;
}

/** The field with the level below a category, by the path of the category's own level. */
const below: Readonly<Record<string, 'children' | 'keywords'>> = {
  categories: 'children',
  'categories.children': 'keywords',
};

function Level({ pair, tree, path, onChange }: LevelProps) {
  const inner = below[path];
  const labels: Readonly<Record<string, string>> = said.labels;

  return tree.map((row, at) => (
    <div key={textIn(row, 'id')} className={layout.narrowStack3}>
      <TextPair
        pair={pair}
        label={`${labels[`${path}.title`] ?? ''} ${textIn(row, 'title')}`}
        original={textIn(row, 'title')}
        value={titleIn(row, pair.to)}
        error={null}
        onChange={(title) => onChange(tree.with(at, { ...row, translations: { [pair.to]: { title } } }))}
      />
      {inner && rowsIn(row, inner).length > 0 ? (
        <div className={styles.below}>
          <Level
            pair={pair}
            tree={rowsIn(row, inner)}
            path={`${path}.${inner}`}
            onChange={(rows) => onChange(tree.with(at, { ...row, [inner]: rows }))}
          />
        </div>
      ) : null}
    </div>
  ));
}

function titleIn(row: FormInputs, language: Language): string {
  const { translations = {} } = row;
  return textIn((translations as FormInputs)[language] as FormInputs | undefined, 'title');
}

function titlesIn(tree: readonly FormInputs[], language: Language): string[] {
  return tree.flatMap((row) => [
    titleIn(row, language) || textIn(row, 'title'),
    ...titlesIn([...rowsIn(row, 'children'), ...rowsIn(row, 'keywords')], language),
  ]);
}
