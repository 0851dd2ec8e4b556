import type { ReactNode } from 'react';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import type { FormField, FormInput } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/forms.ts';
import { FormFields } from './form-fields.tsx';
import type { FormReferences, FormWords } from './form-words.ts';
import styles from './object-form.module.css';
import { type FieldConflict, type ReadObject, useObjectForm } from './use-object-form.ts';

interface Props {
  calls: ResourceCalls;
  fields: readonly FormField[];
  words: FormWords;
  references: FormReferences;
  /** null for a new object. */
  read: ReadObject | null;
  /** Values of a new object. */
  initial: SellerValues;
  onSaved: (object: SellerObject) => void;
  /** Beside the button that saves. */
  children?: ReactNode;
}

/** A form for an object of a seller, made of its fields in the contract (B9). */
export function ObjectForm({ calls, fields, words: said, references, read, initial, onSaved, children }: Props) {
  const { inputs, setInputs, save, isBusy, problem, conflicts } = useObjectForm(calls, fields, read, initial);

  async function submit() {
    if (isBusy) return;
    const object = await save();
    if (object) onSaved(object);
  }

  return (
    <Form className={styles.form} onSubmit={submit}>
      <FormFields
        {...{ fields, inputs, references }}
        words={said}
        problems={problem?.fields ?? {}}
        onChange={setInputs}
      />
      {conflicts.length > 0 ? (
        <section className={styles.conflicts} aria-label={words.conflicts}>
          <Notice kind="caution">{words.conflictText}</Notice>
          {conflicts.map((conflict) => (
            <Versions
              key={conflict.name}
              conflict={conflict}
              label={said.labels[conflict.name] ?? conflict.name}
              chosen={inputs[conflict.name]}
              onChoose={(input) => setInputs({ ...inputs, [conflict.name]: input })}
            />
          ))}
        </section>
      ) : null}
      {problem && !problem.isStale ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {problem?.isStale && conflicts.length === 0 && !isBusy ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={styles.actions}>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.save}
        </Button>
        {children}
      </div>
    </Form>
  );
}

interface VersionsProps {
  conflict: FieldConflict;
  label: string;
  chosen: FormInput | undefined;
  onChoose: (input: FormInput) => void;
}

/** Both versions of a field, to choose from. */
function Versions({ conflict: { mine, theirs }, label, chosen, onChoose }: VersionsProps) {
  return (
    <fieldset className={styles.versions}>
      <legend>{label}</legend>
      {([mine, theirs] as const).map((input) => (
        <Button
          key={input === mine ? 'mine' : 'theirs'}
          aria-pressed={JSON.stringify(chosen) === JSON.stringify(input)}
          onClick={() => onChoose(input)}
        >
          <span className={styles.version}>
            <strong>{input === mine ? words.mine : words.theirs}</strong>
            {textOf(input)}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

/** What is in a control, on one line. */
function textOf(input: FormInput): string {
  if (typeof input === 'boolean') return input ? words.yes : words.no;
  if (typeof input === 'string') return input === '' ? words.none : input;
  const inner = Object.values(input);
  const texts = inner.filter((it) => it !== '').map((it) => textOf(it));
  return texts.length === 0 ? words.none : texts.join(', ');
}
