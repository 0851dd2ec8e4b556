import { useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { phrasesAround } from '#domain/text/phrases.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { type CancelOutcome, cancelBookingAtom } from '#shop/state/orders/cancel-booking.ts';
import { showToastAtom } from '#shop/state/toasts.ts';
import { type CancelOffer, quoteWords } from '#text/cancel-offer.ts';
import { titlePhrase } from '#text/line-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { PriceRows } from '#ui/display/item-card.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/amend.ts';

import styles from './cancel-section.module.css';

interface Props {
  order: Order;
  line: OrderLine;
  offers: readonly CancelOffer[];
  onClose: () => void;
}

/** The refund, then the scope of the cancellation, then the booking's email address. */
export function CancelForm({ order, line, offers, onClose }: Props) {
  const cancel = useSetAtom(cancelBookingAtom);
  const tell = useSetAtom(showToastAtom);
  const [scope, setScope] = useState<CancelOffer['scope']>('line');
  const [email, setEmail] = useState('');
  const [isSending, run] = useBusy();
  const [outcome, setOutcome] = useState<CancelOutcome | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const offer = offers.find((it) => it.scope === scope) ?? offers[0];

  if (!offer) return null;
  const send = async () => {
    if (isSending) return;
    const next = await run(cancel(order, offer, email));
    // If the visitor has closed the dialog meanwhile, a toast reports the result.
    if (!form.current && next.kind !== 'cancelled')
      return tell({
        kind: 'wrong',
        text: next.kind === 'unknown' ? words.noAnswerTitle : words.notCancelledTitle,
        detail: wordsOf(next),
      });
    setOutcome(next);
    if (next.kind === 'invalid') form.current?.querySelector<HTMLElement>('input[type="email"]')?.focus();
  };
  return (
    <Form ref={form} className={styles.said} onSubmit={send}>
      <Quote order={order} offer={offer} />
      {offers.length > 1 ? (
        <fieldset className={styles.scope}>
          <legend>{words.whatToCancel}</legend>
          {offers.map((it) => (
            <label key={it.scope}>
              <ChoiceInput
                type="radio"
                name="scope"
                value={it.scope}
                checked={it.scope === offer.scope}
                onChange={() => setScope(it.scope)}
              />
              {it.scope === 'line' ? (
                <span>
                  <Phrases of={phrasesAround(words.onlyLine(line.experience.title), titlePhrase(line))} />
                </span>
              ) : (
                words.wholeOrder(it.lines.length)
              )}
            </label>
          ))}
        </fieldset>
      ) : null}
      <TextField
        {...emailInput}
        label={words.email}
        enterKeyHint="go"
        required
        hint={words.emailHint}
        value={email}
        error={outcome?.kind === 'invalid' ? outcome.problem : null}
        onValue={(value) => {
          setEmail(value);
          if (outcome?.kind === 'invalid') setOutcome(null);
        }}
      />
      {outcome?.kind === 'unknown' || outcome?.kind === 'refused' ? (
        <Notice kind="caution">{wordsOf(outcome)}</Notice>
      ) : null}
      <NoAnswerYet isWaiting={isSending} />
      <div className={styles.actions}>
        <Button disabled={isSending} onClick={onClose}>
          {words.keep}
        </Button>
        <Button kind="danger" type="submit" busy={isSending}>
          {offer.scope === 'order' && offer.lines.length > 1 ? words.cancelOrder : words.cancelLine}
        </Button>
      </div>
    </Form>
  );
}

function Quote({ order, offer }: { order: Order; offer: CancelOffer }) {
  const { back, how, withheld, policy } = quoteWords(order, offer);

  return (
    <div className={styles.quote} aria-live="polite">
      <p className={styles.back}>{back}</p>
      {offer.lines.length > 1 ? (
        <PriceRows
          rows={offer.lines.map((it) => ({
            label: <Phrases of={[titlePhrase(it.line)]} />,
            name: it.line.id,
            amount: formatMoney(it.back, offer.currency),
          }))}
          total={{ label: words.cancelGoesBack, amount: formatMoney(offer.back, offer.currency) }}
        />
      ) : null}
      {[how, withheld].map((it) => (it ? <p key={it}>{it}</p> : null))}
      {policy.length > 0 ? (
        <p className={layout.softSmall}>
          <Phrases
            of={phrasesAround(words.agreed(policy.join(' ')), ...offer.lines.map((it) => titlePhrase(it.line)))}
          />
        </p>
      ) : null}
    </div>
  );
}

function wordsOf(outcome: Exclude<CancelOutcome, { kind: 'cancelled' }>): string {
  if (outcome.kind === 'refused') return outcome.words;
  return outcome.kind === 'invalid' ? outcome.problem : words.cancelNoAnswer;
}
