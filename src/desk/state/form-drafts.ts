import { atom } from 'jotai';
import { any, is, nullable, number, record, string, type } from 'superstruct';
import type { FormInputs } from '#domain/desk/form-fields.ts';
import { deskStoreAtom } from './device.ts';

/** The unsaved input of an office form: the object as it was read, and the values in the controls. */
export interface FormDraft {
  readonly base: { readonly id: number; readonly etag: string | null; readonly inputs: FormInputs };
  readonly inputs: FormInputs;
}

const Inputs = record(string(), any());
const StoredDrafts = record(
  string(),
  type({ base: type({ id: number(), etag: nullable(string()), inputs: Inputs }), inputs: Inputs }),
);
type Drafts = Readonly<Record<string, FormDraft>>;

function parseDrafts(stored: unknown): Drafts {
  return is(stored, StoredDrafts) ? stored : {};
}

/** All drafts by the names of their forms, such as `experiences/5/texts`. */
export const readDraftsAtom = atom(null, async (get): Promise<Drafts> => {
  return parseDrafts(await get(deskStoreAtom).read('drafts'));
});

/** Stores the draft of a form; null deletes it. All drafts end with the session (B10). */
export const writeDraftAtom = atom(null, async (get, _set, name: string, draft: FormDraft | null): Promise<void> => {
  await get(deskStoreAtom).update('drafts', (stored) => {
    const { [name]: _, ...others } = parseDrafts(stored);
    return draft ? { ...others, [name]: draft } : others;
  });
});
