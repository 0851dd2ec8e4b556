import { atom } from 'jotai';
import * as changes from '#domain/cart/details-change.ts';
import type { DetailsForm, DetailsProblems } from '#domain/cart/details-form.ts';
import * as details from '#domain/cart/details-form.ts';
import { headcount } from '#domain/cart/people.ts';
import type { CartChange } from '#domain/contract/cart.ts';
import type { Problem } from '#domain/contract/problems.ts';
import { logToConsole } from '#platform/device/console.ts';
import { problemText, problemTexts } from '#text/problem-text.ts';
import { cartAtom, lineIn } from '../cart/cart.ts';
import { changeCartAtom } from '../cart/cart-actions.ts';
import { showToastAtom } from '../toasts.ts';
import { formDraftsAtom, saveFormDraftsAtom } from './form-drafts.ts';

/** The contact form: the typed values, else the cart's. Undefined until it is known, or without a cart. */
export const detailsAtom = atom((get): DetailsForm | undefined => {
  const cart = get(cartAtom);
  const typed = get(formDraftsAtom);
  return cart && typed ? (typed.details ?? details.openedDetails(cart)) : undefined;
});

/** The fields that were changed or left, whose problems may be shown. All of them once the form was submitted. */
const touchedAtom = atom<ReadonlySet<string> | 'all'>(new Set<string>());
const refusedAtom = atom<DetailsProblems>({});

const allProblemsAtom = atom((get): DetailsProblems => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  return form && cart ? details.detailsProblems(form, cart) : {};
});

/** The shown problems by field, in words: problems of a changed field (K10), and the values that the engine did not accept. */
export const problemsAtom = atom((get): Readonly<Record<string, string>> => {
  const touched = get(touchedAtom);
  const problems = Object.entries(get(allProblemsAtom)).filter(([name]) => touched === 'all' || touched.has(name));
  return problemTexts({ ...get(refusedAtom), ...Object.fromEntries(problems) });
});

/** Whether the contact form is valid (K3). Undefined while it is not known. */
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

/** A field was left, so its problem may be shown. */
export const touchFieldAtom = atom(null, (_get, set, name: string): void =>
  set(touchedAtom, (touched) => (touched === 'all' ? touched : new Set(touched).add(name))),
);

/** A change of the form by the visitor, and the name of the changed field. */
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

/** New rows are empty. This is not shown as a problem at once, even if the form was submitted before. */
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

/** Submits the contact form (K3, K10): shows all problems, or saves the changes. @returns whether the visitor may go on to payment */
export const submitDetailsAtom = atom(null, async (get, set): Promise<boolean> => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  if (!form || !cart) return false;
  set(touchedAtom, 'all');
  if (!get(areDetailsValidAtom)) return false;
  const change = changes.detailsChange(form, cart);
  // The engine has just refused these details, so the cart does not count as knowing them.
  const isDoubted = Object.keys(get(refusedAtom)).length > 0;
  return (!isDoubted && changes.isKnownTo(cart, change)) || set(saveDetailsAtom, change);
});

/** Leaving for the cart is always possible and saves the valid part (K3). */
export const saveValidDetailsAtom = atom(null, async (get, set): Promise<void> => {
  const [form, cart] = [get(detailsAtom), get(cartAtom)];
  const change = form && cart && get(formDraftsAtom)?.details ? changes.validPart(form, cart) : null;
  if (cart && change && !changes.isKnownTo(cart, change)) await set(saveDetailsAtom, change);
});

const saveDetailsAtom = atom(null, async (_get, set, change: CartChange): Promise<boolean> => {
  set(refusedAtom, {});
  const outcome = await set(changeCartAtom, change);
  if (outcome.kind !== 'invalid') return outcome.kind !== 'refused';
  const problems = changes.detailsErrors(outcome.problems, change);
  set(refusedAtom, problems);
  if (problems[''] !== undefined) set(showToastAtom, { kind: 'wrong', text: problemText(problems['']) });
  return false;
});

/** Shows the part of an order's refusal that must be corrected in the contact step. @returns whether there is such a part */
export const refuseDetailsAtom = atom(null, (get, set, refused: readonly Problem[]): boolean => {
  const problems = changes.orderErrors(refused, get(cartAtom) ?? { lines: [] });
  const { '': elsewhere, ...ofFields } = problems;
  set(touchedAtom, 'all');
  set(refusedAtom, ofFields);
  if (elsewhere !== undefined) set(showToastAtom, { kind: 'wrong', text: problemText(elsewhere) });
  return Object.keys(problems).length > 0;
});

/** Rejects a step that makes no sense, with a message in the console (K2). */
export const rejectStepAtom = atom(null, () => logToConsole('Invalid checkout editor step given.'));
