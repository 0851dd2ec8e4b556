import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type FormDraft, readDraftsAtom, writeDraftAtom } from '#desk/state/form-drafts.ts';
import type { ObjectFormState } from './use-object-form.ts';

/** The input that was not saved when the page was left, by the names of the forms; null until it is read. */
export function useDrafts(): Readonly<Record<string, FormDraft>> | null {
  const read = useSetAtom(readDraftsAtom);
  const [drafts, setDrafts] = useState<Readonly<Record<string, FormDraft>> | null>(null);
  useEffect(() => {
    void read().then(setDrafts);
  }, [read]);
  return drafts;
}

/** Stores the unsaved input of a form that has a button to save, so that it survives a reload. */
export function useStoredDraft(name: string, { base, inputs, isChanged }: ObjectFormState): void {
  const write = useSetAtom(writeDraftAtom);
  useEffect(() => {
    if (base) void write(name, isChanged ? { base, inputs } : null);
  }, [write, name, base, inputs, isChanged]);
}
