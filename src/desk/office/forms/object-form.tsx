import type { ReactNode } from 'react';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import type { FormField } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/forms.ts';
import { FormFields } from './form-fields.tsx';
import type { FormReferences, FormWords } from './form-words.ts';
import { isAtFields } from './problems.ts';
import type { ReadObject } from './save-changes.ts';
import { useObjectForm } from './use-object-form.ts';
import { Versions } from './versions.tsx';

interface Props {
  calls: ResourceCalls;
  fields: readonly FormField[];
  words: FormWords;
  references?: FormReferences;
  /** null for a new object. */
  read: ReadObject | null;
  /** Values of a new object. */
  initial?: SellerValues;
  onSaved: (object: SellerObject) => void;
  /** Content beside the button that saves. */
  children?: ReactNode;
}

/** A form for an object of a seller, made of its fields in the contract (B9). */
export function ObjectForm({
  calls,
  fields,
  words: texts,
  references = {},
  read,
  initial = {},
  onSaved,
  children,
}: Props) {
  const { inputs, setInputs, save, isBusy, problem, conflicts } = useObjectForm(calls, fields, { read, initial });

  async function submit() {
    if (isBusy) return;
    const object = await save();
    if (object) onSaved(object);
  }

  return (
    <Form className={layout.narrowStack4} onSubmit={submit}>
      <FormFields
        {...{ fields, inputs, references }}
        words={texts}
        problems={problem?.fields ?? {}}
        onChange={setInputs}
      />
      <Versions
        {...{ fields, conflicts, inputs, references }}
        words={texts}
        onChoose={(name, input) => setInputs({ ...inputs, [name]: input })}
      />
      {problem && (!problem.isStale || (conflicts.length === 0 && !isBusy)) ? (
        <Notice kind="wrong">{isAtFields(problem.fields, fields) ? words.wrongFields : problem.text}</Notice>
      ) : null}
      <div className={layout.row3}>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.save}
        </Button>
        {children}
      </div>
    </Form>
  );
}
