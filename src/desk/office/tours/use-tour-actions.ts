import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { officeRevisionAtom } from '#desk/state/replies.ts';
import { experienceFields } from '#domain/contract/resources/experiences.ts';
import { duplicateTour, type TourRow, tourCalls } from '#domain/contract/resources/tours.ts';
import { formFieldsOf } from '#domain/desk/form-fields.ts';
import { useBusy } from '#ui/controls/form.tsx';
import { changedElsewhere } from '#words/office/office.ts';
import { saveChanges } from '../forms/save-changes.ts';

type Status = TourRow['status'];

/** The last action on a tour of the list. */
export type TourAction =
  | { readonly kind: 'status'; readonly id: number; readonly title: string; readonly from: Status; readonly to: Status }
  | { readonly kind: 'duplicate'; readonly title: string; readonly copy: number };

const fields = formFieldsOf(experienceFields, ['status']);

/** Publishes, archives and duplicates tours (B10). A change of the status can be undone. */
export function useTourActions() {
  const { send } = useAtomValue(contactAtom);
  const revise = useSetAtom(officeRevisionAtom);
  const { change, problem } = useChange();
  const [isBusy, run] = useBusy();
  const [last, setLast] = useState<TourAction | null>(null);
  const [isOutdated, setOutdated] = useState(false);

  /** Sets the status. Other changes of the tour, such as a picture that has become ready, do not prevent it; a change of the status does. */
  async function setStatus({ id, title, status }: Pick<TourRow, 'id' | 'title' | 'status'>, to: Status): Promise<void> {
    const params = { id };
    const calls = {
      fields,
      change: (body: Readonly<Record<string, unknown>>, ifMatch: string) =>
        change(tourCalls.change, { params, body, ifMatch }),
      read: () => send(tourCalls.retrieve, { params, isFresh: true }),
    };
    const { stored, conflicts } = await run(saveChanges(calls, { id, etag: null, inputs: { status } }, { status: to }));
    setOutdated(conflicts.length > 0);
    if (conflicts.length > 0) revise();
    setLast(stored ? { kind: 'status', id, title, from: status, to } : null);
  }

  async function duplicate({ id, title }: Pick<TourRow, 'id' | 'title'>): Promise<void> {
    const outcome = await run(change(duplicateTour, { params: { id } }));
    setLast(outcome.kind === 'ok' ? { kind: 'duplicate', title, copy: outcome.reply.id } : null);
  }

  return { setStatus, duplicate, last, isBusy, problem: isOutdated ? changedElsewhere : (problem?.text ?? null) };
}

export type TourActions = ReturnType<typeof useTourActions>;
