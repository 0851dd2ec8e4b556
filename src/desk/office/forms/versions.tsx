import type { ReactNode } from 'react';
import type { FormField, FormInput, FormInputs } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/forms.ts';
import { type FormReferences, type FormWords, optionsOf } from './form-words.ts';
import styles from './object-form.module.css';
import type { FieldConflict } from './save-changes.ts';

interface Props {
  fields: readonly FormField[];
  words: FormWords;
  references?: FormReferences;
  conflicts: readonly FieldConflict[];
  inputs: FormInputs;
  onChoose: (name: string, input: FormInput) => void;
  /** Renders a version, if one line of its texts is not enough. */
  textOf?: (input: FormInput, name: string) => ReactNode;
}

/** Shows both versions of each field that two people changed, so that the seller chooses one of them (B9). */
export function Versions({ fields, words: texts, references = {}, conflicts, inputs, onChoose, textOf }: Props) {
  if (conflicts.length === 0) return null;
  return (
    <section className={layout.narrowStack4} aria-label={words.conflicts}>
      <Notice kind="caution">{words.conflictText}</Notice>
      {conflicts.map(({ name, mine, theirs }) => {
        const field = fields.find((it) => it.name === name);
        const titles = new Map(field ? optionsOf(field, name, texts, references) : []);
        return (
          <fieldset key={name} className={styles.versions}>
            <legend>{texts.labels[name] ?? name}</legend>
            {([mine, theirs] as const).map((input) => (
              <Button
                key={input === mine ? 'mine' : 'theirs'}
                aria-pressed={JSON.stringify(inputs[name]) === JSON.stringify(input)}
                onClick={() => onChoose(name, input)}
              >
                <span className={styles.version}>
                  <strong>{input === mine ? words.mine : words.theirs}</strong>
                  {textOf ? textOf(input, name) : lineOf(input, titles)}
                </span>
              </Button>
            ))}
          </fieldset>
        );
      })}
    </section>
  );
}

/** The value of a control on one line. */
function lineOf(input: FormInput, titles: ReadonlyMap<string, string>): string {
  if (typeof input === 'boolean') return input ? words.yes : words.no;
  if (typeof input === 'string') return input === '' ? words.none : (titles.get(input) ?? input);
  const texts = Object.values(input)
    .filter((it) => it !== '')
    .map((it) => lineOf(it, titles));
  return texts.length === 0 ? words.none : texts.join(', ');
}
