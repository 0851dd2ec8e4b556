import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Order, OrderLine } from '#domain/contract/orders.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { scrollToPart } from '#shop/booking/scroll-to-part.ts';
import { closeBookedAtom } from '#shop/state/booking/experience.ts';
import type { Started } from '#shop/state/orders/amendment.ts';
import {
  amendmentKeyAtom,
  amendmentQuoteAtom,
  quoteAmendmentAtom,
  showAmendmentMissingFieldsAtom,
  startAmendmentAtom,
} from '#shop/state/orders/amendment.ts';
import { type AmendmentOutcome, submitAmendmentAtom } from '#shop/state/orders/submit-amendment.ts';
import { showToastAtom } from '#shop/state/toasts.ts';
import { changeWords } from '#text/amendment-words.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/amend.ts';
import { tryAgain } from '#words/orders.ts';
import { ShopLinks } from '../parts/order-facts.tsx';
import styles from './amendment-dialog.module.css';
import { type AmendmentInputs, AmendmentSummary } from './amendment-summary.tsx';

interface Props {
  order: Order;
  line: OrderLine;
  onClose: () => void;
}

/** The booking form filled from a booked line. Each change is priced at once, and sent with the booking's email address. */
export function AmendmentDialog({ order, line, onClose }: Props) {
  const start = useSetAtom(startAmendmentAtom);
  const close = useSetAtom(closeBookedAtom);
  const [found, setFound] = useState<Started | 'asking'>('asking');
  const [inputs, setInputs] = useState<AmendmentInputs>({ email: '', answers: {} });
  const [outcome, setOutcome] = useState<AmendmentOutcome | null>(null);

  // The order when the dialog opened. The order is read again while the dialog is open, but the visitor's choices stay.
  const [opened, setOpened] = useState({ order, line });

  useEffect(() => {
    let isOver = false;
    void start(opened.order, opened.line).then((started) => isOver || setFound(started));
    return () => {
      isOver = true;
      close();
    };
  }, [start, close, opened]);
  useQuotes(order.id, line.id);
  const startAgain = () => {
    setFound('asking');
    setOpened({ order, line });
  };

  // Focuses the first field with a problem.
  useEffect(() => {
    if (outcome?.kind === 'invalid' || outcome?.kind === 'unanswered')
      document.querySelector<HTMLElement>('dialog [aria-invalid="true"]')?.focus();
  }, [outcome]);

  return (
    <Dialog
      open
      onClose={onClose}
      as="sheet"
      title={words.changeTitle}
      className={styles.sheet}
      foot={
        found === 'here' ? (
          <AmendmentFoot order={order} line={line} inputs={inputs} onClose={onClose} onOutcome={setOutcome} />
        ) : null
      }
    >
      {found === 'gone' || found === 'unreachable' ? (
        <div className={layout.startStack4}>
          <Notice kind="caution">{found === 'gone' ? words.changeGone : words.changeOutOfReach}</Notice>
          {found === 'gone' ? <ShopLinks order={order} /> : <Button onClick={startAgain}>{tryAgain}</Button>}
        </div>
      ) : null}
      {found === 'asking' ? <Coming /> : null}
      {found === 'here' ? (
        <>
          <Fields />
          <AmendmentSummary
            order={order}
            line={line}
            inputs={inputs}
            outcome={outcome}
            onSay={(now) => {
              setInputs(now);
              if (outcome?.kind !== 'unanswered') setOutcome(null);
            }}
          />
          {outcome?.kind === 'refused' && outcome.words ? <Notice kind="caution">{outcome.words}</Notice> : null}
          {outcome?.kind === 'unknown' ? <Notice kind="caution">{words.changeNoAnswer}</Notice> : null}
        </>
      ) : null}
    </Dialog>
  );
}

/** Asks for the price whenever the selection changes. */
function useQuotes(orderId: string, lineId: string): void {
  const key = useAtomValue(amendmentKeyAtom);
  const ask = useSetAtom(quoteAmendmentAtom);

  useEffect(() => {
    if (key !== null) void ask(orderId, lineId);
  }, [key, ask, orderId, lineId]);
}

function Fields() {
  const status = fields.useStatus();
  useEffect(() => void fields.preload(), []);
  if (status === 'ready') return <fields.Ready isModal />;
  return status === 'loading' ? <Coming /> : <Notice kind="caution">{words.calendarNotLoaded}</Notice>;
}

function Coming() {
  return (
    <div className={layout.stack3} aria-busy="true">
      <Skeleton className={styles.calendar} />
      <Skeleton text />
    </div>
  );
}

const fields = lazy(() => import('#shop/booking/booking-fields.tsx').then(({ BookingFields }) => BookingFields));

interface FootProps extends Props {
  inputs: AmendmentInputs;
  onOutcome: (outcome: AmendmentOutcome | null) => void;
}

/** The total of the change, and the main action. */
function AmendmentFoot({ order, line, inputs, onClose, onOutcome }: FootProps) {
  const changing = useAtomValue(amendmentQuoteAtom);
  const change = useSetAtom(submitAmendmentAtom);
  const showGaps = useSetAtom(showAmendmentMissingFieldsAtom);
  const ask = useSetAtom(quoteAmendmentAtom);
  const tell = useSetAtom(showToastAtom);
  const [isSending, run] = useBusy();
  const foot = useRef<HTMLDivElement>(null);

  const send = async () => {
    if (changing.kind === 'gaps') {
      showGaps();
      return scrollToPart('gap', { takesFocus: true });
    }
    if (changing.kind === 'unreachable') return ask(order.id, line.id);
    if (changing.kind !== 'quote' || isSending) return undefined;
    if (inputs.email.trim() === '') return onOutcome({ kind: 'invalid', problem: words.emailMissing });
    const outcome = await run(change(order, line, inputs));
    // If the visitor has closed the dialog meanwhile, a toast reports what is not made.
    if (!foot.current && outcome.kind === 'unknown') return tell({ kind: 'wrong', text: words.changeNoAnswer });
    if (!foot.current && outcome.kind === 'refused') return tell({ kind: 'wrong', text: outcome.words });
    onOutcome(outcome);
    if (outcome.kind === 'made' || outcome.kind === 'left') onClose();
    return undefined;
  };
  const pays = changing.kind === 'quote' && Number(changing.quote.to_pay.amount) > 0;

  return (
    <div ref={foot} className={styles.foot}>
      <output className={layout.strong}>
        {changing.kind === 'quote' ? changeWords(changing.quote, order).headline : stillWords[changing.kind]}
      </output>
      {changing.kind === 'refused' ? <p role="alert">{changing.words}</p> : null}
      <NoAnswerYet isWaiting={isSending} />
      <Button
        kind="action"
        wide
        busy={isSending || changing.kind === 'asking'}
        aria-disabled={changing.kind === 'same' || changing.kind === 'refused' || undefined}
        onClick={() => void send()}
      >
        {changing.kind === 'unreachable' ? tryAgain : pays ? words.changeAndPay : words.change}
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
