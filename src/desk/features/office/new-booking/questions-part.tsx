import { askedByWhom } from '#domain/booking/answer-words.ts';
import { answerName, type TypedAnswers } from '#domain/booking/answers-form.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { QuestionControl } from '#ui/controls/question-control.tsx';
import * as words from '#words/office/new-booking.ts';
import { Folded } from '../../sell/folded.tsx';
import styles from './new-booking-page.module.css';

interface Props {
  line: CartLine;
  answers: TypedAnswers;
  /** The problems of the answers, by the names of their fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (answers: TypedAnswers) => void;
}

/** The questions of the tour to its guests. Staff may leave them open. */
export function QuestionsPart({ line, answers, problems, onChange }: Props) {
  const groups = askedByWhom(line);
  if (groups.length === 0) return null;

  return (
    <Folded data-part="questions" summary={words.questions} hint={words.questionsHint}>
      {groups.map(({ who, items }) => (
        <fieldset key={phrasesText(who ?? [])} className={styles.fields}>
          {who === null ? null : <legend className={styles.legend}>{phrasesText(who)}</legend>}
          {items.map((asked) => {
            const name = answerName(line.id, asked);
            return (
              <QuestionControl
                key={name}
                name={name}
                asked={asked}
                value={answers[name] ?? ''}
                error={problems[name]}
                onChange={(value) => onChange({ ...answers, [name]: value })}
              />
            );
          })}
        </fieldset>
      ))}
    </Folded>
  );
}
