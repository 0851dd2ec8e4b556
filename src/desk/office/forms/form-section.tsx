import { type ReactNode, useId } from 'react';
import type { FormDraft } from '#desk/state/form-drafts.ts';
import type { ResourceCalls, SellerObject } from '#domain/contract/resources/calls.ts';
import { type FormField, inputsOf } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/forms.ts';
import { FormFields } from './form-fields.tsx';
import styles from './form-section.module.css';
import type { FormReferences, FormWords } from './form-words.ts';
import { useSavedForm } from './use-auto-save.ts';
import { type FormPlace, itself, type ObjectFormState } from './use-object-form.ts';
import { Versions } from './versions.tsx';

/** An object as an editor of sections has read it. */
export interface ReadForSections {
  readonly object: SellerObject;
  readonly etag: string | null;
  readonly drafts: Readonly<Record<string, FormDraft>>;
}

interface Props extends ReadForSections {
  title: string;
  calls: ResourceCalls;
  fields: readonly FormField[];
  /** The names of the fields that have a control, in their order; all fields if left out. */
  shown?: readonly string[];
  place?: FormPlace;
  /** The name of the section's draft. */
  draftName: string;
  words: FormWords;
  references?: FormReferences;
  /** Whether `children` replace the generated controls. */
  hasOwnControls?: boolean;
  /** Content above the controls. */
  before?: ReactNode;
  /** Content below the controls. */
  children?: (form: ObjectFormState) => ReactNode;
}

/** Some fields of an object, which are saved without a button (B10). */
export function FormSection({ object, etag, drafts, draftName, calls, fields, place = itself, ...props }: Props) {
  const { title, shown, words: texts, references = {}, hasOwnControls = false, before, children } = props;
  const read = { id: object.id, etag, inputs: inputsOf(fields, place.valuesIn(object)) };
  const form = useSavedForm(calls, fields, { read, place, drafts }, draftName);
  const { inputs, setInputs, problem, status, retry } = form;
  const controls = shown ? shown.flatMap((name) => fields.find((it) => it.name === name) ?? []) : fields;
  const messages = problem?.fields ?? {};

  return (
    <SectionFrame title={title} status={status} onRetry={retry}>
      <Versions {...form} references={references} words={texts} />
      {before}
      {hasOwnControls ? null : (
        <FormFields
          {...{ inputs, references }}
          words={texts}
          fields={controls}
          problems={place.problemsIn?.(messages) ?? messages}
          onChange={setInputs}
        />
      )}
      {children?.(form)}
    </SectionFrame>
  );
}

interface FrameProps {
  title: string;
  status?: string;
  onRetry?: (() => void) | null;
  children: ReactNode;
}

/** A section of an editor, with the state of its changes. */
export function SectionFrame({ title, status = '', onRetry = null, children }: FrameProps) {
  const id = useId();

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <output className={layout.softSmall}>{status}</output>
        {onRetry ? <Button onClick={onRetry}>{words.trySave}</Button> : null}
      </div>
      {children}
    </section>
  );
}
