import { useAtomValue } from 'jotai';
import type { TypedAnswers } from '#domain/booking/answers-form.ts';
import { formOf, selectionFrom } from '#domain/booking/booking-form.ts';
import { people } from '#domain/booking/party.ts';
import { lineEstimate } from '#domain/booking/pricing.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { startText } from '#shop/booking/line-card.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { bookingAtom } from '#shop/state/booking/experience.ts';
import { amendmentQuestionsAtom, amendmentQuoteAtom } from '#shop/state/orders/amendment.ts';
import type { AmendmentOutcome } from '#shop/state/orders/submit-amendment.ts';
import { changeWords } from '#text/amendment-words.ts';
import { unitsPhrases } from '#text/line-words.ts';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput } from '#ui/controls/form.tsx';
import { QuestionControl } from '#ui/controls/question-control.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/amend.ts';
import { ShopLinks } from '../parts/order-facts.tsx';
import styles from './amendment-summary.module.css';

/** The other fields of the dialog, besides the selection. */
export interface AmendmentInputs {
  readonly email: string;
  readonly answers: TypedAnswers;
}

interface Props {
  order: Order;
  line: OrderLine;
  inputs: AmendmentInputs;
  outcome: AmendmentOutcome | null;
  onSay: (inputs: AmendmentInputs) => void;
}

/** The old and the new booking side by side, the price of the change, and the field for the email address. */
export function AmendmentSummary({ order, line, inputs, outcome, onSay }: Props) {
  const booking = useAtomValue(bookingAtom);
  const changing = useAtomValue(amendmentQuoteAtom);
  if (!booking || changing.kind !== 'quote') return null;
  const { quote } = changing;
  const { rest } = changeWords(quote, order);
  // The form has no missing fields here, because its selection has a price.
  const { experience, selection, id } = booking;
  const after = lineEstimate(experience, selection, id);
  // Guests who still come keep their names and answers. For additional guests, the shop has none.
  const more = people(experience, selection) - people(experience, selectionFrom(experience, formOf(line)));

  return (
    <section className={styles.summary} aria-label={words.whatChanges}>
      <dl className={styles.sides}>
        <Side label={words.now} line={line} price={quote.old_price} />
        <Side label={words.afterwards} line={after} price={quote.new_price} />
      </dl>
      {Number(quote.discount.amount) > 0 ? (
        <p>{words.discountThen(formatMoney(quote.discount.amount, quote.discount.currency))}</p>
      ) : null}
      {rest ? <p>{rest}</p> : null}
      {more === 0 ? null : (
        <div className={layout.softSmall}>
          <p>{more > 0 ? words.moreGuests : words.fewerGuests}</p>
          <ShopLinks order={order} />
        </div>
      )}
      <Questions {...{ inputs, outcome, onSay }} />
      <TextField
        {...emailInput}
        label={words.email}
        enterKeyHint="done"
        required
        hint={words.emailHint}
        value={inputs.email}
        error={outcome?.kind === 'invalid' ? outcome.problem : null}
        onChange={(event) => onSay({ ...inputs, email: event.target.value })}
      />
    </section>
  );
}

interface SideProps {
  label: string;
  line: Pick<OrderLine, 'booking_info'>;
  price: { gross: string; currency: string };
}

function Side({ label, line, price }: SideProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{startText(line)}</dd>
      <dd>
        <Phrases of={unitsPhrases(line)} />
      </dd>
      <dd className={styles.price}>{formatMoney(price.gross, price.currency)}</dd>
    </div>
  );
}

/** Mandatory questions must be answered for additional guests, too. */
function Questions({ inputs, outcome, onSay }: Pick<Props, 'inputs' | 'outcome' | 'onSay'>) {
  const questions = useAtomValue(amendmentQuestionsAtom);
  const problems = outcome?.kind === 'unanswered' ? outcome.problems : {};
  if (questions.length === 0) return null;

  return (
    <div className={layout.stack3}>
      {questions.map(({ item, name, who }) => (
        <div key={name}>
          {who ? (
            <p className={layout.softSmall}>
              <Phrases of={who} />
            </p>
          ) : null}
          <QuestionControl
            name={name}
            item={item}
            value={inputs.answers[name] ?? ''}
            error={inputs.answers[name] ? undefined : problems[name]}
            onChange={(value) => onSay({ ...inputs, answers: { ...inputs.answers, [name]: value } })}
          />
        </div>
      ))}
    </div>
  );
}
