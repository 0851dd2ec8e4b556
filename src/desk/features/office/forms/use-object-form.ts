import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { ResourceCalls, SellerObject, SellerValues } from '#domain/contract/resources/calls.ts';
import {
  changedValues,
  type FormField,
  type FormInputs,
  inputsOf,
  mergeInputs,
  valuesOf,
} from '#domain/desk/form-fields.ts';
import { contactAtom } from '../../../state/contact.ts';
import { sessionAtom } from '../../../state/session.ts';
import { useChange } from '../use-change.ts';

/** An object as the form knows it of the engine. */
export interface ReadObject {
  readonly id: number;
  readonly etag: string | null;
  readonly inputs: FormInputs;
}

/** Two people who save at the same instant are told apart by the engine; so many times the form tries. */
const MOST_TRIES = 5;

/**
 * A form of one object. It sends what was changed, with `If-Match`. Where somebody else has changed the object since, it reads again: other
 * fields are joined and sent, the same field is a conflict for the seller (B9).
 *
 * @param read  null for a new object
 * @param initial  values of a new object
 */
export function useObjectForm(
  calls: ResourceCalls,
  fields: readonly FormField[],
  read: ReadObject | null,
  initial: SellerValues,
) {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const { change, isBusy, problem } = useChange();
  const [base, setBase] = useState(read);
  const [inputs, setInputs] = useState(read?.inputs ?? inputsOf(fields, initial));
  /** Of each field in conflict: what stands at the engine, and mine. */
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);

  // A form that nobody has changed shows what was read last.
  const isUntouched = base !== null && JSON.stringify(base.inputs) === JSON.stringify(inputs);
  if (read && base && isUntouched && !isBusy && read.etag !== base.etag) {
    setBase(read);
    setInputs(read.inputs);
  }

  /** @returns the object as it is stored now; null where it was not stored */
  async function save(): Promise<SellerObject | null> {
    if (base === null) {
      const body = { base_account: account.id, ...valuesOf(fields, inputs) };
      const outcome = await change(calls.create, { body });
      return outcome.kind === 'ok' ? outcome.reply : null;
    }
    let [from, mine] = [base, inputs];
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const body = changedValues(fields, from.inputs, mine);
      const outcome = await change(calls.change, { params: { id: from.id }, body, ifMatch: from.etag ?? '*' });
      if (outcome.kind === 'ok') return outcome.reply;
      if (outcome.kind !== 'refused' || outcome.refusal.code !== 'stale_version') return null;
      const newer = await send(calls.retrieve, { params: { id: from.id }, isFresh: true });
      if (newer.kind !== 'ok') return null;
      const theirs = inputsOf(fields, newer.reply);
      const merge = mergeInputs(from.inputs, mine, theirs);
      from = { id: from.id, etag: newer.etag, inputs: theirs };
      const known = mine;
      mine = merge.inputs;
      setBase(from);
      setInputs(mine);
      if (merge.conflicts.length > 0) {
        setConflicts(merge.conflicts.map((name) => ({ name, mine: known[name] ?? '', theirs: theirs[name] ?? '' })));
        return null;
      }
    }
    return null;
  }

  return { inputs, setInputs, save, isBusy, problem, conflicts };
}

export interface FieldConflict {
  readonly name: string;
  readonly mine: FormInputs[string];
  readonly theirs: FormInputs[string];
}
