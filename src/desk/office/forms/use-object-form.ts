import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import type { FormDraft } from '#desk/state/form-drafts.ts';
import { sessionAtom } from '#desk/state/session.ts';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import {
  changedValues,
  type FormField,
  type FormInputs,
  inputsAfterSave,
  inputsOf,
  valuesOf,
} from '#domain/desk/form-fields.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { useBusy } from '#ui/controls/form.tsx';
import { type FieldConflict, type ReadObject, saveChanges } from './save-changes.ts';

interface FormState {
  readonly base: ReadObject | null;
  readonly inputs: FormInputs;
}

/** The start of a form: a stored object, the values of a new one, or the unsaved input of an earlier visit. */
interface Start {
  /** null for a new object. */
  readonly read: ReadObject | null;
  readonly initial?: SellerValues;
  readonly draft?: FormDraft | null;
  readonly place?: FormPlace;
}

/** The place of a form's values in its object, for a form of a part of the object. */
export interface FormPlace {
  readonly valuesIn: (object: SellerObject) => SellerValues;
  readonly bodyOf: (values: SellerValues) => SellerValues;
  /** Finds the messages of the fields in the messages of the object; all of them if left out. */
  readonly problemsIn?: (problems: NestedTexts) => NestedTexts;
  /** Whether a change sends all values of the form: the engine stores them as one. */
  readonly isWhole?: boolean;
}

/** The fields of the form are fields of the object. */
export const itself: FormPlace = { valuesIn: (object) => object, bodyOf: (values) => values };

/**
 * A form of one object. The user may type while it is saved. If somebody else has changed the object, too, changes of different fields are merged,
 * and `conflicts` has the fields that both changed (B9).
 */
export function useObjectForm(
  calls: ResourceCalls,
  fields: readonly FormField[],
  { read, initial = {}, draft, place = itself }: Start,
) {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const { change, problem } = useChange();
  const [isBusy, run] = useBusy();
  const [state, setState] = useState<FormState>(
    () => draft ?? { base: read, inputs: read?.inputs ?? inputsOf(fields, initial) },
  );
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  const [seen, setSeen] = useState(read?.etag ?? null);
  const latest = useRef(state);
  const saving = useRef<Promise<SellerObject | null> | null>(null);
  const { base, inputs } = state;
  const isChanged = base === null || Object.keys(changedValues(fields, base.inputs, inputs)).length > 0;

  // A form without changes shows the object that was read last, unless the form itself has saved that version.
  if (read && read.etag !== seen) {
    setSeen(read.etag);
    if (!isChanged && !isBusy && read.etag !== base?.etag) show({ base: read, inputs: read.inputs });
  }

  function show(next: FormState): void {
    latest.current = next;
    setState(next);
  }

  function setInputs(next: FormInputs): void {
    show({ ...latest.current, inputs: next });
  }

  /** @returns the object as it is stored now; null if it was not stored */
  async function save(): Promise<SellerObject | null> {
    saving.current ??= run(saveOnce()).finally(() => {
      saving.current = null;
    });
    return saving.current;
  }

  async function saveOnce(): Promise<SellerObject | null> {
    const { base: from, inputs: sent } = latest.current;
    if (from === null) {
      const body = { base_account: account.id, ...initial, ...valuesOf(fields, sent) };
      const outcome = await change(calls.create, { body });
      return outcome.kind === 'ok' ? outcome.reply : null;
    }
    const params = { id: from.id };
    const result = await saveChanges(
      {
        fields,
        valuesIn: place.valuesIn,
        isWhole: place.isWhole ?? false,
        change: (values, ifMatch) => change(calls.change, { params, body: place.bodyOf(values), ifMatch }),
        read: () => send(calls.retrieve, { params, isFresh: true }),
      },
      from,
      sent,
    );
    const saved = result.stored ? result.base.inputs : result.inputs;
    const { inputs: typed } = latest.current;
    const after = inputsAfterSave(fields, { before: from.inputs, sent, typed, saved });
    const late = after.conflicts.map((name) => ({ name, mine: typed[name] ?? '', theirs: saved[name] ?? '' }));
    show({ base: result.base, inputs: after.inputs });
    setConflicts([...result.conflicts, ...late]);
    return result.stored;
  }

  return { base, inputs, isChanged, setInputs, save, isBusy, problem, conflicts };
}

export type ObjectFormState = ReturnType<typeof useObjectForm>;
