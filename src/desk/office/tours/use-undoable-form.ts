import { useState } from 'react';
import { tourCalls } from '#domain/contract/resources/tours.ts';
import type { FormField, FormInput, FormInputs } from '#domain/desk/form-fields.ts';
import type { ReadObject } from '../forms/save-changes.ts';
import { useStoredDraft } from '../forms/use-drafts.ts';
import { type FormPlace, useObjectForm } from '../forms/use-object-form.ts';
import type { NamedDraft } from './tour-frame.tsx';

interface Input extends NamedDraft {
  read: ReadObject;
  fields: readonly FormField[];
  place: FormPlace;
  /** Called when the form changes, and when it was saved. */
  onTouch?: () => void;
}

/** A form of a part of a tour that a button saves. The last save can be undone, and unsaved input survives a reload. */
export function useUndoableForm({ read, fields, place, name, draft, onTouch }: Input) {
  const form = useObjectForm(tourCalls, fields, { read, draft, place });
  useStoredDraft(name, form);
  const [undoInputs, setUndoInputs] = useState<FormInputs | null>(null);
  const { base, inputs, setInputs, save } = form;
  const stored = base?.inputs ?? read.inputs;

  const edit = (field: string) => (input: FormInput) => {
    onTouch?.();
    setUndoInputs(null);
    setInputs({ ...inputs, [field]: input });
  };

  /** @param next  the inputs before the last save, to undo it; left out: the present ones */
  async function saveAll(next = inputs) {
    const isUndo = next !== inputs;
    if (isUndo) setInputs(next);
    const tour = await save();
    onTouch?.();
    setUndoInputs(tour && !isUndo ? stored : null);
  }

  return { ...form, stored, undoInputs, edit, saveAll };
}
