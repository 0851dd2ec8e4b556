import { useAtomValue, useSetAtom } from 'jotai';
import { answerName } from '#domain/booking/answers-form.ts';
import type { LineQuestion } from '#domain/booking/booking-questions.ts';
import type { ShownCart, ShownLine } from '#domain/cart/shown-cart.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { Phrases } from '#shop/booking/phrases.tsx';
import { changeAnswerAtom, detailsAtom, problemsAtom, touchFieldAtom } from '#shop/state/checkout/checkout.ts';
import { questionsByWhom } from '#text/answer-words.ts';
import { QuestionControl } from '#ui/controls/question-control.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import { LineBox } from './line-box.tsx';
import own from './questions.module.css';

/** The sellers' questions about each line, answered before the payment (K13). Lines without questions are left out. */
export function Questions({ cart }: { cart: ShownCart }) {
  const lines = cart.lines.filter(({ booking_questions }) => booking_questions.length > 0);
  if (lines.length === 0) return null;
  const isAnyNeeded = lines.some((line) => line.booking_questions.some(({ mandatory }) => mandatory));

  return (
    <section className={layout.stack4} aria-labelledby="questions">
      <h2 id="questions" className={layout.size3}>
        {words.questionsTitle}
      </h2>
      <p className={layout.softSmall}>
        {words.questionsWhy} {isAnyNeeded ? words.someNeeded : words.noneNeeded}
      </p>
      {lines.map((line) => (
        <LineBox key={line.id} line={line} label={words.about(line.experience.title)}>
          <LineQuestions line={line} />
        </LineBox>
      ))}
    </section>
  );
}

function LineQuestions({ line }: { line: ShownLine }) {
  const groups = questionsByWhom(line);
  const ofBooking = groups.find(({ who }) => who === null);
  const ofEach = groups.filter(({ who }) => who !== null);

  return (
    <>
      {ofBooking ? (
        <div className={own.fields}>
          <Fields line={line} items={ofBooking.items} />
        </div>
      ) : null}
      <div className={own.travelers} data-short={ofEach[0]?.items.length === 1 || undefined}>
        {ofEach.map(({ who, items }) => (
          <fieldset key={phrasesText(who ?? [])} className={own.fields}>
            <legend className={own.legend}>
              <Phrases of={who ?? []} />
            </legend>
            <Fields line={line} items={items} />
          </fieldset>
        ))}
      </div>
    </>
  );
}

function Fields({ line, items }: { line: ShownLine; items: readonly LineQuestion[] }) {
  const answers = useAtomValue(detailsAtom)?.answers ?? {};
  const problems = useAtomValue(problemsAtom);
  const change = useSetAtom(changeAnswerAtom);
  const touch = useSetAtom(touchFieldAtom);

  return items.map((item) => {
    const name = answerName(line.id, item);
    const value = answers[name] ?? '';
    return (
      <QuestionControl
        key={name}
        name={name}
        item={item}
        value={value}
        error={problems[name]}
        wide={layout.allColumns}
        onChange={(typed) => change(name, typed)}
        onBlur={() => value !== '' && touch(name)}
      />
    );
  });
}
