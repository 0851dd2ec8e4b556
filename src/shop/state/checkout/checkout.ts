import { atom } from 'jotai';
import * as changes from '#domain/cart/details-change.ts';
import type { DetailsForm, DetailsProblems } from '#domain/cart/details-form.ts';
import * as details from '#domain/cart/details-form.ts';
import { headcount } from '#domain/cart/people.ts';
import type { CartChange } from '#domain/contract/cart.ts';
import { logToConsole } from '#platform/device/console.ts';
import { cartAtom, lineIn } from '../cart/cart.ts';
import { changeCartAtom } from '../cart/cart-actions.ts';
import { showToastAtom } from '../toasts.ts';
import { formDraftsAtom, saveFormDraftsAtom } from './form-drafts.ts';

/** The contact step as it stands: what was typed, else what the cart knows; undefined until it is known, or without a cart. */
export const detailsAtom = atom((get): DetailsForm | undefined => {
  const cart = get(cartAtom);
  const typed = get(formDraftsAtom);
  return cart && typed ? (typed.details ?? details.openedDetails(cart)) : undefined;
});

/** Fields that were changed or left, whose problems may be said; all of them once the form was submitted. */
const touchedAtom = atom<ReadonlySet<string> | 'all'>(new Set<string>());
const refusedAtom = atom<DetailsProblems>({});

const allProblemsAtom = atom((get): DetailsProblems => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  return form && cart ? details.detailsProblems(form, cart) : {};
});

/** What is said to be wrong, by field: as soon as it has been changed (K10), and what the engine would not take. */
export const problemsAtom = atom((get): DetailsProblems => {
  const touched = get(touchedAtom);
  const said = Object.entries(get(allProblemsAtom)).filter(([name]) => touched === 'all' || touched.has(name));
  return { ...get(refusedAtom), ...Object.fromEntries(said) };
});

/** Whether the contact form reports valid (K3); undefined while it is not known. */
export const areDetailsValidAtom = atom((get): boolean | undefined =>
  get(detailsAtom) ? Object.keys(get(allProblemsAtom)).length === 0 : undefined,
);

const changeAtom = atom(null, (get, set, name: string, change: (form: DetailsForm) => DetailsForm): void => {
  const form = get(detailsAtom);
  if (!form) return;
  set(saveFormDraftsAtom, { details: change(form) });
  set(touchFieldAtom, name);
  set(refusedAtom, (refused) => Object.fromEntries(Object.entries(refused).filter(([field]) => field !== name)));
});

/** A field was left: what is wrong with it may be said. */
export const touchFieldAtom = atom(null, (_get, set, name: string): void =>
  set(touchedAtom, (touched) => (touched === 'all' ? touched : new Set(touched).add(name))),
);

/** What a visitor can change in the form, and the name of the field by which it does. */
const changing = <Change extends unknown[]>(
  change: (form: DetailsForm, ...by: Change) => DetailsForm,
  nameOf: (...by: Change) => string,
) => atom(null, (_get, set, ...by: Change): void => set(changeAtom, nameOf(...by), (form) => change(form, ...by)));

export const changeContactAtom = changing(details.withContactField, (field) => field);
export const changeNoteAtom = atom(null, (_get, set, note: string) =>
  set(changeAtom, 'note', (form) => ({ ...form, note })),
);
export const includeContactAtom = changing(details.includeContact, details.fieldName.list);
export const removeParticipantAtom = changing(details.removeParticipant, details.fieldName.list);
export const changeParticipantAtom = changing(details.withParticipant, details.fieldName.participant);
export const changeAnswerAtom = changing(details.withAnswer, (name) => name);

/** New rows are empty: that is not said to be wrong at once, though the form was submitted before. */
const addRowsAtom = atom(null, (get, set, lineId: string, change: (form: DetailsForm) => DetailsForm): void => {
  set(touchedAtom, (touched) => (touched === 'all' ? new Set(Object.keys(get(allProblemsAtom))) : touched));
  set(changeAtom, details.fieldName.list(lineId), change);
});

export const showListAtom = atom(null, (get, set, lineId: string, shown: boolean) => {
  const line = lineIn(get(cartAtom), lineId);
  set(addRowsAtom, lineId, (form) => details.showList(form, lineId, shown, line ? headcount(line) : 1));
});

export const addParticipantAtom = atom(null, (_get, set, lineId: string) =>
  set(addRowsAtom, lineId, (form) => details.addParticipant(form, lineId)),
);

/** Submits the contact form (K3, K10): shows all problems, or saves what is new. @returns whether the visitor may go on to payment */
export const submitDetailsAtom = atom(null, async (get, set): Promise<boolean> => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  if (!form || !cart) return false;
  set(touchedAtom, 'all');
  if (!get(areDetailsValidAtom)) return false;
  const change = changes.detailsChange(form, cart);
  // What the engine has just missed it does not know, whatever it said before.
  const isDoubted = Object.keys(get(refusedAtom)).length > 0;
  return (!isDoubted && changes.isKnownTo(cart, change)) || set(saveDetailsAtom, change);
});

/** Leaving for the cart always goes, saving what is valid (K3). */
export const saveValidDetailsAtom = atom(null, async (get, set): Promise<void> => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  const change = form && cart && get(formDraftsAtom)?.details ? changes.validPart(form, cart) : null;
  if (cart && change && !changes.isKnownTo(cart, change)) await set(saveDetailsAtom, change);
});

const saveDetailsAtom = atom(null, async (_get, set, change: CartChange): Promise<boolean> => {
  set(refusedAtom, {});
  const outcome = await set(changeCartAtom, change);
  if (outcome.kind !== 'invalid') return outcome.kind !== 'refused';
  const problems = changes.detailsErrors(outcome.errors, change);
  set(refusedAtom, problems);
  if (problems[''] !== undefined) set(showToastAtom, { kind: 'wrong', text: problems[''] });
  return false;
});

/** What of an order's refusal is to be put right in the contact step. @returns whether anything is */
export const refuseDetailsAtom = atom(null, (get, set, errors: unknown): boolean => {
  const problems = changes.orderErrors(errors, get(cartAtom) ?? { lines: [] });
  const { '': elsewhere, ...ofFields } = problems;
  set(touchedAtom, 'all');
  set(refusedAtom, ofFields);
  if (elsewhere !== undefined) set(showToastAtom, { kind: 'wrong', text: elsewhere });
  return Object.keys(problems).length > 0;
});

/** A step that makes no sense is rejected, and said so to the console (K2). */
export const rejectStepAtom = atom(null, () => logToConsole('Invalid checkout editor step given.'));
