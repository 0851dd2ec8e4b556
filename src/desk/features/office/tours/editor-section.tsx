import { type ReactNode, useId } from 'react';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import { type FormField, inputsOf } from '#domain/desk/form-fields.ts';
import { Button } from '#ui/controls/button.tsx';
import { trySave } from '#words/office/forms.ts';
import * as words from '#words/office/tour-editor.ts';
import type { FormDraft } from '../../../state/form-drafts.ts';
import { FormFields } from '../forms/form-fields.tsx';
import type { FormReferences } from '../forms/form-words.ts';
import { useAutoSave } from '../forms/use-auto-save.ts';
import { type ObjectFormState, useObjectForm } from '../forms/use-object-form.ts';
import { Versions } from '../forms/versions.tsx';
import styles from './tour-page.module.css';
import { type SectionName, sectionFields } from './tour-sections.ts';

/** A tour as the editor has read it. */
export interface ReadTour {
  readonly tour: SellerObject;
  readonly etag: string | null;
  readonly drafts: Readonly<Record<string, FormDraft>>;
  readonly references: FormReferences;
}

interface Props extends ReadTour {
  name: SectionName;
  /** Whether `children` are its controls, in place of the generated ones. */
  hasOwnControls?: boolean;
  /** Below the controls. */
  children?: (form: ObjectFormState) => ReactNode;
}

/** Some fields of a tour, which save themselves (B10). */
export function EditorSection({ name, tour, etag, drafts, references, hasOwnControls = false, children }: Props) {
  const fields = sectionFields[name];
  const draftName = `experiences/${tour.id}/${name}`;
  const form = useObjectForm(tourCalls, fields, {
    read: { id: tour.id, etag, inputs: inputsOf(fields, tour) },
    draft: wholeDraft(drafts[draftName], fields),
  });
  const { open, choose, status, retry } = useAutoSave(form, draftName);
  const { inputs, setInputs, problem } = form;
  const said = { words: words.fields, references };

  return (
    <SectionFrame title={words.sections[name]} status={status} onRetry={retry}>
      <Versions {...said} fields={fields} conflicts={open} inputs={inputs} onChoose={choose} />
      {hasOwnControls ? null : (
        <FormFields {...said} {...{ fields, inputs }} problems={problem?.fields ?? {}} onChange={setInputs} />
      )}
      {children?.(form)}
    </SectionFrame>
  );
}

/** A draft of an earlier version of the app may lack fields. */
function wholeDraft(draft: FormDraft | undefined, fields: readonly FormField[]): FormDraft | null {
  return draft && fields.every(({ name }) => name in draft.inputs && name in draft.base.inputs) ? draft : null;
}

interface FrameProps {
  title: string;
  status?: string;
  onRetry?: (() => void) | null;
  children: ReactNode;
}

/** A part of the editor, with what has become of its changes. */
export function SectionFrame({ title, status = '', onRetry = null, children }: FrameProps) {
  const id = useId();

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <output className={styles.status}>{status}</output>
        {onRetry ? <Button onClick={onRetry}>{trySave}</Button> : null}
      </div>
      {children}
    </section>
  );
}
