import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { erasePerson } from '#domain/contract/office/erasures.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/legal/erasures.ts';

/** Whether the person at this device may erase guests (A38): neither at a shared device nor without being an owner. */
export function useMayErase(): boolean {
  const can = useAtomValue(canAtom);
  const { device } = useAtomValue(sessionAtom);
  return can('account.manage') && !device.is_shared;
}

interface Props {
  /** The email address of the guest. */
  email: string;
  /** Says what will be done. */
  onDone: (text: string) => void;
  onClose: () => void;
}

/** Asks before a person is erased (A38), and once more where they have bookings to come. */
export function EraseDialog({ email, onDone, onClose }: Props) {
  const { account } = useAtomValue(sessionAtom);
  const zone = useAtomValue(zoneAtom);
  const { change, isBusy, problem, clearProblem } = useChange();
  const [upcoming, setUpcoming] = useState<readonly string[] | null>(null);

  async function erase() {
    const body = { base_account: account.id, email, ...(upcoming && { include_upcoming: true }) };
    const outcome = await change(erasePerson, { body });
    if (outcome.kind === 'refused' && outcome.refusal.code === 'upcoming_orders') {
      clearProblem();
      return setUpcoming(outcome.refusal.numbers ?? []);
    }
    if (outcome.kind !== 'ok') return;
    const { erased_at } = outcome.reply;
    onClose();
    return onDone(
      erased_at === null ? words.unknown(email) : words.willBeErased(email, formatInstant(erased_at, zone)),
    );
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.eraseTitle(email)}
      foot={
        <Button wide busy={isBusy} onClick={() => void erase()}>
          {upcoming === null ? words.erase : words.eraseAnyway}
        </Button>
      }
    >
      <p>{words.eraseText}</p>
      {upcoming === null ? null : <Notice kind="caution">{words.upcoming(upcoming.join(', '))}</Notice>}
      {problem ? <Notice kind="wrong">{messageAt(problem, 'email') ?? problem.text}</Notice> : null}
    </Dialog>
  );
}
