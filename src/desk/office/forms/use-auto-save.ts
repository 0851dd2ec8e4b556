import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { instantAtom, isOutOfReachAtom } from '#desk/state/contact.ts';
import { type FormDraft, writeDraftAtom } from '#desk/state/form-drafts.ts';
import { clockTimeAtom } from '#desk/state/time.ts';
import type { ResourceCalls } from '#domain/contract/resources/calls.ts';
import type { FormField, FormInput } from '#domain/desk/form-fields.ts';
import * as words from '#words/office/forms.ts';
import type { FieldConflict, ReadObject } from './save-changes.ts';
import { type FormPlace, itself, type ObjectFormState, useObjectForm } from './use-object-form.ts';

/** The pause after the last input before a form is saved. */
const PAUSE_MILLISECONDS = 800;

interface SavedStart {
  readonly read: ReadObject;
  readonly place?: FormPlace | undefined;
  /** The unsaved input of earlier visits, by the names of the forms. */
  readonly drafts: Readonly<Record<string, FormDraft>>;
}

/**
 * A form that is saved without a button: after a pause, when the user leaves it, and when the page is hidden. Unsaved input survives a reload (B10).
 *
 * @param name  name of the form's draft
 */
export function useSavedForm(
  calls: ResourceCalls,
  fields: readonly FormField[],
  { read, place = itself, drafts }: SavedStart,
  name: string,
) {
  const form = useObjectForm(calls, fields, { read, place, draft: wholeDraft(drafts[name], fields) });
  return { ...form, fields, ...useAutoSave(form, name) };
}

/** The draft if it has all fields, else null: an earlier version of the app may have stored it with fewer fields. */
function wholeDraft(draft: FormDraft | undefined, fields: readonly FormField[]): FormDraft | null {
  return draft && fields.every(({ name }) => name in draft.inputs && name in draft.base.inputs) ? draft : null;
}

function useAutoSave(form: ObjectFormState, name: string) {
  const { base, inputs, isChanged, isBusy, conflicts, problem, save, setInputs } = form;
  const isOut = useAtomValue(isOutOfReachAtom);
  const now = useSetAtom(instantAtom);
  const timeOf = useAtomValue(clockTimeAtom);
  const writeDraft = useSetAtom(writeDraftAtom);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  /** The last state that was sent. The same state is not sent again, unless the network is back. */
  const [tried, setTried] = useState('');
  const [chosen, setChosen] = useState<{ of: readonly FieldConflict[]; names: readonly string[] }>({
    of: [],
    names: [],
  });
  const open = conflicts.filter((it) => chosen.of !== conflicts || !chosen.names.includes(it.name));
  const state = JSON.stringify([inputs, isOut]);
  const isWaiting = isChanged && !isBusy && open.length === 0 && state !== tried;

  /** @param next  the state to save; nothing is saved if the form has changed since. Left out: the state at the time of the call */
  const saveNow = useEffectEvent(async (next = state) => {
    if (!isWaiting || next !== state) return;
    setTried(state);
    const object = await save();
    if (object === null) return;
    // The user may have left the form meanwhile, and then no effect deletes its draft.
    void writeDraft(name, null);
    setSavedAt(now().toString());
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => void saveNow(state), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isWaiting, state]);

  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && void saveNow();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      void saveNow();
    };
  }, []);

  // An open conflict must appear again after a reload, so the draft keeps the object as it was before the conflict.
  const agreed = useRef(base);
  const isOpen = open.length > 0;
  useEffect(() => {
    if (!isOpen) agreed.current = base;
    const { current: before } = agreed;
    if (before) void writeDraft(name, isChanged || isOpen ? { base: before, inputs } : null);
  }, [writeDraft, name, base, inputs, isChanged, isOpen]);

  return {
    /** The conflicts that are open. */
    conflicts: open,
    onChoose: (field: string, input: FormInput) => {
      setTried('');
      setInputs({ ...inputs, [field]: input });
      setChosen({ of: conflicts, names: [...(chosen.of === conflicts ? chosen.names : []), field] });
    },
    /** The state of the changes as a text for the user. */
    status: statusOf(),
    /** Whether trying again may help. */
    retry: isChanged && problem && !isBusy && !isWaiting && open.length === 0 ? () => setTried('') : null,
  };

  function statusOf(): string {
    if (isBusy) return words.saving;
    if (open.length > 0) return words.toChoose;
    if (isChanged && problem && !isWaiting) return words.notSaved(problem.text);
    if (isChanged) return words.unsaved;
    return savedAt === null ? '' : words.savedAt(timeOf(savedAt));
  }
}
