import { useAtomValue } from 'jotai';
import { isOutOfReachAtom } from '#shop/state/services.ts';
import { Notice } from '#ui/display/notice.tsx';
import { noAnswerYet } from '#words/outbox.ts';

/** Says that a form still waits for the engine, which is out of reach (S10). The answer counts whenever it comes. */
export function NoAnswerYet({ isWaiting }: { isWaiting: boolean }) {
  const isOut = useAtomValue(isOutOfReachAtom);

  return isWaiting && isOut ? <Notice kind="info">{noAnswerYet}</Notice> : null;
}
