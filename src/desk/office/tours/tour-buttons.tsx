import { LinkButton } from '#desk/shared/link-button.tsx';
import { deskHref } from '#desk/state/views.ts';
import type { TourRow } from '#domain/contract/resources/tours.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/tours.ts';
import { UndoNotice } from '../undo-notice.tsx';
import type { TourActions } from './use-tour-actions.ts';

interface Props {
  tour: Pick<TourRow, 'id' | 'title' | 'status'>;
  /** Whether no field is missing to publish the tour. */
  isComplete: boolean;
  actions: TourActions;
}

/** The actions for a tour, by its status. */
export function TourButtons({ tour, isComplete, actions: { setStatus, duplicate, isBusy } }: Props) {
  const { status } = tour;

  return (
    <>
      {status === 'draft' && isComplete ? (
        <Button busy={isBusy} onClick={() => void setStatus(tour, 'published')}>
          {words.publish}
        </Button>
      ) : null}
      <Button busy={isBusy} onClick={() => void duplicate(tour)}>
        {words.duplicate}
      </Button>
      {status === 'draft' ? null : (
        <Button busy={isBusy} onClick={() => void setStatus(tour, 'draft')}>
          {status === 'published' ? words.unpublish : words.restore}
        </Button>
      )}
      {status === 'archived' ? null : (
        <Button busy={isBusy} onClick={() => void setStatus(tour, 'archived')}>
          {words.archive}
        </Button>
      )}
    </>
  );
}

/** A notice about the last action, with Undo, or the reason why it failed. */
export function LastTourAction({ actions: { last, problem, setStatus, isBusy } }: { actions: TourActions }) {
  if (problem !== null) return <Notice kind="wrong">{problem}</Notice>;
  if (last?.kind === 'duplicate')
    return (
      <Notice kind="good" action={<LinkButton href={deskHref.tour(last.copy)}>{words.openCopy}</LinkButton>}>
        {words.duplicated(last.title)}
      </Notice>
    );
  if (last === null) return null;
  return (
    <UndoNotice label={words.undo} isBusy={isBusy} onUndo={() => setStatus({ ...last, status: last.to }, last.from)}>
      {words.done(last.title, last.to)}
    </UndoNotice>
  );
}
