import { useAtomValue } from 'jotai';
import { useLocation } from 'wouter';
import type { DepartureActionSummary } from '#domain/contract/office/departure-actions.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/office/departure-actions.ts';
import { canAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';
import { CancelForm } from './cancel-form.tsx';
import styles from './departure-actions.module.css';
import { MessageForm } from './message-form.tsx';
import { MoveForm } from './move-form.tsx';
import { useOrigin } from './use-origin.ts';

export type ActionKind = DepartureActionSummary['kind'];

const forms = { cancel: CancelForm, move: MoveForm, message: MessageForm } as const;

/** The form of an action for all guests of a departure. When the action has begun, its report opens. */
export function ActionForm({ kind, departure }: { kind: ActionKind; departure: number }) {
  const [, navigate] = useLocation();
  const from = useOrigin();
  const Form = forms[kind];

  return <Form departure={departure} onStarted={({ id }) => navigate(deskHref.departureReport(id, from))} />;
}

interface Props {
  isCancelled: boolean;
  onChoose: (kind: ActionKind) => void;
}

/** The actions that this device may begin for all guests of a departure of its own account. */
export function ActionButtons({ isCancelled, onChoose }: Props) {
  const can = useAtomValue(canAtom);
  const isChangeable = can('orders.write') && can('catalogue.write') && !isCancelled;
  const kinds: readonly ActionKind[] = [
    ...(isChangeable ? (['cancel', 'move'] as const) : []),
    ...(can('orders.write') ? (['message'] as const) : []),
  ];

  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button key={kind} wide onClick={() => onChoose(kind)}>
          {words.buttons[kind]}
        </Button>
      ))}
    </div>
  );
}
