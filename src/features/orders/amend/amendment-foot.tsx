import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { scrollToPart } from '#booking/scroll-to-part.ts';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { changeWords } from '#domain/orders/amendment-words.ts';
import { amendmentQuoteAtom, quoteAmendmentAtom, showAmendmentMissingFieldsAtom } from '#state/orders/amendment.ts';
import type { AmendmentOutcome } from '#state/orders/submit-amendment.ts';
import { submitAmendmentAtom } from '#state/orders/submit-amendment.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import styles from './amendment-foot.module.css';
import type { Said } from './amendment-summary.tsx';

interface Props {
  order: Order;
  line: OrderLine;
  onClose: () => void;
  said: Said;
  onOutcome: (outcome: AmendmentOutcome | null) => void;
}

/** What it comes to, and the one action. */
export function AmendmentFoot({ order, line, said, onClose, onOutcome }: Props) {
  const changing = useAtomValue(amendmentQuoteAtom);
  const change = useSetAtom(submitAmendmentAtom);
  const showGaps = useSetAtom(showAmendmentMissingFieldsAtom);
  const ask = useSetAtom(quoteAmendmentAtom);
  const [isSending, setSending] = useState(false);

  const send = async () => {
    if (changing.kind === 'gaps') {
      showGaps();
      return scrollToPart('gap', { takesFocus: true });
    }
    if (changing.kind === 'unreachable') return ask(order.id, line.id);
    if (changing.kind !== 'quote' || isSending) return undefined;
    if (said.email.trim() === '') {
      return onOutcome({ kind: 'invalid', problem: words.emailMissing });
    }
    setSending(true);
    const outcome = await change(order, line, said);
    setSending(false);
    onOutcome(outcome);
    if (outcome.kind === 'made' || outcome.kind === 'left') onClose();
    return undefined;
  };
  const pays = changing.kind === 'quote' && Number(changing.quote.to_pay.amount) > 0;

  return (
    <div className={styles.foot}>
      <output className={styles.headline}>
        {changing.kind === 'quote' ? changeWords(changing.quote, order).headline : stillWords[changing.kind]}
      </output>
      {changing.kind === 'refused' ? <p role="alert">{changing.words}</p> : null}
      <Button
        kind="action"
        wide
        busy={isSending || changing.kind === 'asking'}
        aria-disabled={changing.kind === 'same' || changing.kind === 'refused' || undefined}
        onClick={() => void send()}
      >
        {labelOf(changing.kind, pays)}
      </Button>
    </div>
  );
}

const stillWords = {
  closed: '',
  same: words.same,
  gaps: words.gaps,
  asking: words.changeAsking,
  refused: words.refused,
  unreachable: words.unreachable,
} as const;

function labelOf(kind: string, pays: boolean): string {
  if (kind === 'unreachable') return tryAgain;
  return pays ? words.changeAndPay : words.change;
}
