import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { duplicateTour, type TourRow, tourCalls } from '#domain/contract/resources/tours.ts';
import { contactAtom } from '../../../state/contact.ts';
import { useChange } from '../use-change.ts';

type Status = TourRow['status'];

/** What was done last to a tour of the list. */
export type TourAction =
  | { readonly kind: 'status'; readonly id: number; readonly title: string; readonly from: Status; readonly to: Status }
  | { readonly kind: 'duplicate'; readonly title: string; readonly copy: number };

/** Publishes, archives and duplicates tours (B10). A change of the status can be undone. */
export function useTourActions() {
  const { send } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const [last, setLast] = useState<TourAction | null>(null);

  async function setStatus({ id, title, status }: Pick<TourRow, 'id' | 'title' | 'status'>, to: Status): Promise<void> {
    const read = await send(tourCalls.retrieve, { params: { id }, isFresh: true });
    const ifMatch = (read.kind === 'ok' ? read.etag : null) ?? '*';
    const outcome = await change(tourCalls.change, { params: { id }, body: { status: to }, ifMatch });
    setLast(outcome.kind === 'ok' ? { kind: 'status', id, title, from: status, to } : null);
  }

  async function duplicate({ id, title }: Pick<TourRow, 'id' | 'title'>): Promise<void> {
    const outcome = await change(duplicateTour, { params: { id } });
    setLast(outcome.kind === 'ok' ? { kind: 'duplicate', title, copy: outcome.reply.id } : null);
  }

  return { setStatus, duplicate, last, isBusy, problem };
}

export type TourActions = ReturnType<typeof useTourActions>;
