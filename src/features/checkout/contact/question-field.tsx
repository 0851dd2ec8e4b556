import { useAtomValue, useSetAtom } from 'jotai';
import { QuestionControl } from '#booking/question-control.tsx';
import type { AskedQuestion } from '#domain/booking/booking-questions.ts';
import { changeAnswerAtom, detailsAtom, problemsAtom, touchFieldAtom } from '#state/checkout/checkout.ts';
import styles from './questions.module.css';

interface Props {
  /** Of the field. */
  name: string;
  asked: AskedQuestion;
}

/** One question of the contact step. */
export function QuestionField({ name, asked }: Props) {
  const value = useAtomValue(detailsAtom)?.answers[name] ?? '';
  const error = useAtomValue(problemsAtom)[name];
  const change = useSetAtom(changeAnswerAtom);
  const touch = useSetAtom(touchFieldAtom);

  return (
    <QuestionControl
      name={name}
      asked={asked}
      value={value}
      error={error}
      wide={styles.wide}
      onChange={(typed) => change(name, typed)}
      onBlur={() => value !== '' && touch(name)}
    />
  );
}
