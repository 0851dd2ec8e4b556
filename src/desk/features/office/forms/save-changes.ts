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

/** An object as the form knows it of the engine. */
export interface ReadObject {
  readonly id: number;
  /** null where it is not known: then the object is read before it is changed. */
  readonly etag: string | null;
  readonly inputs: FormInputs;
}

/** A field that two people changed, each to something else. */
export interface FieldConflict {
  readonly name: string;
  readonly mine: FormInput;
  readonly theirs: FormInput;
}

interface SaveCalls {
  readonly fields: readonly FormField[];
  /** Where the fields stand in the object; the object itself if left out. */
  readonly valuesIn?: (object: SellerObject) => SellerValues;
  /** Whether all values are sent as soon as one of them was changed. */
  readonly isWhole?: boolean;
  readonly change: (values: SellerValues, ifMatch: string) => Promise<Outcome<SellerObject>>;
  readonly read: () => Promise<Outcome<SellerObject>>;
}

interface SaveResult {
  /** As the object is now, as far as that is known. */
  readonly base: ReadObject;
  /** What the form wants to be stored, joined with what others changed. */
  readonly inputs: FormInputs;
  readonly conflicts: readonly FieldConflict[];
  /** null where it was not stored. */
  readonly stored: SellerObject | null;
}

/** Two people who save at the same instant are told apart by the engine; so many times the form tries. */
const MOST_TRIES = 5;

/**
 * Sends what was changed of an object, with `If-Match`. Where somebody else has changed it since, it reads again: other fields are joined and sent,
 * the same field is a conflict for the seller (B9).
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
