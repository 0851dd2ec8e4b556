import type { SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import {
  changedValues,
  type FormField,
  type FormInput,
  type FormInputs,
  inputsOf,
  mergeInputs,
  valuesOf,
} from '#domain/desk/form-fields.ts';
import type { Outcome } from '#platform/network/api.ts';

/** An object as the form last read it from the engine. */
export interface ReadObject {
  readonly id: number;
  /** null if the version is not known: then the object is read before it is changed. */
  readonly etag: string | null;
  readonly inputs: FormInputs;
}

/** A field that two people changed to different values. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: FormInput;
  readonly theirs: FormInput;
}

interface SaveCalls {
  readonly fields: readonly FormField[];
  /** Finds the values of the fields in the object; the object itself if left out. */
  readonly valuesIn?: (object: SellerObject) => SellerValues;
  /** Whether all values are sent as soon as one of them was changed. */
  readonly isWhole?: boolean;
  readonly change: (values: SellerValues, ifMatch: string) => Promise<Outcome<SellerObject>>;
  readonly read: () => Promise<Outcome<SellerObject>>;
}

interface SaveResult {
  /** The object as the engine last answered it. */
  readonly base: ReadObject;
  /** The values of the form, merged with the changes of others. */
  readonly inputs: FormInputs;
  readonly conflicts: readonly FieldConflict[];
  /** null if the changes were not stored. */
  readonly stored: SellerObject | null;
}

/** The most tries of one save: the engine refuses a save if somebody else has saved just before it. */
const MOST_TRIES = 5;

/**
 * Sends the changed values of an object, with `If-Match`. If somebody else has changed the object since, the function reads it again: it merges
 * changes of different fields and sends them, and reports changes of the same field as conflicts for the seller (B9).
 */
export async function saveChanges(
  { fields, valuesIn = (object) => object, isWhole = false, change, read }: SaveCalls,
  from: ReadObject,
  mine: FormInputs,
): Promise<SaveResult> {
  let [base, inputs] = [from, mine];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (base.etag !== null) {
      const values = isWhole ? valuesOf(fields, inputs) : changedValues(fields, base.inputs, inputs);
      const outcome = await change(values, base.etag);
      if (outcome.kind === 'ok') {
        const { reply, etag } = outcome;
        return {
          base: { ...base, etag, inputs: inputsOf(fields, valuesIn(reply)) },
          inputs,
          conflicts: [],
          stored: reply,
        };
      }
      if (outcome.kind !== 'refused' || outcome.refusal.code !== 'stale_version') break;
    }
    const newer = await read();
    if (newer.kind !== 'ok') break;
    const theirs = inputsOf(fields, valuesIn(newer.reply));
    const merge = mergeInputs(fields, base.inputs, inputs, theirs);
    const conflicts = merge.conflicts.map((name) => ({ name, mine: inputs[name] ?? '', theirs: theirs[name] ?? '' }));
    base = { ...base, etag: newer.etag, inputs: theirs };
    inputs = merge.inputs;
    if (conflicts.length > 0) return { base, inputs, conflicts, stored: null };
    if (Object.keys(changedValues(fields, theirs, inputs)).length === 0)
      return { base, inputs, conflicts, stored: newer.reply };
  }
  return { base, inputs, conflicts: [], stored: null };
}
