import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { GiveMoneyBack } from '#desk/shared/give-money-back.tsx';
import { answersOf, extrasOf, partyOf } from '#desk/shared/guest-facts.ts';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { nowAtom } from '#desk/state/contact.ts';
import { writeEntryAtom } from '#desk/state/days.ts';
import { giveMoneyBackAtom, type TakenPayment, takePaymentAtom } from '#desk/state/sell.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import type { DeskDeparture, DeskGuest } from '#domain/contract/desk.ts';
import { orderNumberOf } from '#domain/desk/log.ts';
import { verdictInList } from '#domain/desk/verdict.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { minor, toDecimal } from '#domain/money/money.ts';
import { phoneHref } from '#domain/text/contact-links.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Stepper } from '#ui/controls/stepper.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/desk/departure.ts';
import * as refunds from '#words/desk/refunds.ts';
import { letInAnyway } from '#words/desk/scan.ts';
import * as sell from '#words/desk/sell.ts';
import { verdictText } from '../scan/verdict-text.ts';
import { CardPayment } from '../sell/card-payment.tsx';
import { ChangeToGive, PaymentStep } from '../sell/payment-step.tsx';
import { AdmitList } from './admit-list.tsx';
import styles from './guest-dialog.module.css';
import { arrivalOf, nameOf } from './guest-row.tsx';
import { TakenPayments } from './taken-payments.tsx';

interface Props {
  guest: DeskGuest;
  departure: DeskDeparture;
}

/** The step of a payment: none, the choice of a way, or a card page for an amount. */
type PaymentStepName = 'none' | 'choose' | { readonly card: string };

interface DialogProps extends Props {
  /** Whether the dialog opens with the ways to pay. */
  isPaying: boolean;
  onClose: () => void;
}

/** One booking with all its data: guests, balance due, admits. Staff can also let a part of the party in. */
export function GuestDialog({ guest, departure, isPaying, onClose }: DialogProps) {
  // The payment stands above the admission, because a guest who was let in is gone. It stays there after the payment, so nothing moves.
  const [owes] = useState(Number(guest.due) > 0);
  const [step, setStep] = useState<PaymentStepName>(isPaying && owes ? 'choose' : 'none');
  const paying = <Paying guest={guest} departure={departure} step={step} onStep={setStep} />;
  return (
    <Dialog open onClose={onClose} title={nameOf(guest)} as="sheet">
      <div className={styles.guest}>
        <p className={layout.soft}>
          {partyOf(guest)} · {guest.number}
        </p>
        {owes ? paying : null}
        {step === 'none' ? <Admitting guest={guest} departure={departure} /> : null}
        <Facts guest={guest} departure={departure} />
        {owes ? null : paying}
        <History guest={guest} departure={departure} />
        <Corrections guest={guest} departure={departure} />
        <NoteForm guest={guest} departure={departure} />
        <OfficeLink guest={guest} />
      </div>
    </Dialog>
  );
}

function Admitting({ guest, departure }: Props) {
  const write = useSetAtom(writeEntryAtom);
  const { all, missing } = arrivalOf(guest, departure);
  const [chosen, setChosen] = useState<number | null>(null);
  const verdict = verdictInList(guest, departure, useAtomValue(nowAtom));
  const { people } = verdict;
  const count = Math.min(chosen ?? people.length, people.length);
  const reason = verdictText(verdict, { as_of: '', time_zone: departure.time_zone });

  if (verdict.verdict === 'stop' && verdict.reason !== 'used') return <p className={styles.stop}>{reason}</p>;
  return (
    <div className={layout.stack3}>
      {verdict.verdict === 'look' ? <p className={styles.due}>{reason}</p> : null}
      {missing.length < all ? <p className={styles.here}>{words.isHere(all - missing.length, all)}</p> : null}
      {people.length > 1 ? (
        <Stepper label={words.howMany} min={1} max={people.length} value={count} onChange={setChosen} />
      ) : null}
      {people.length > 0 ? (
        <Button
          kind="action"
          wide
          onClick={() => {
            setChosen(null);
            void write({ kind: 'admit', line: guest.number, departure: departure.id, people: people.slice(0, count) });
          }}
        >
          {verdict.verdict === 'look' ? letInAnyway(count) : words.letIn(count)}
        </Button>
      ) : null}
    </div>
  );
}

function Facts({ guest, departure: { currency } }: Props) {
  const { phone, email, pickup, names, note, staff_note, due, over = '0', seller } = guest;

  return (
    <dl className={styles.facts}>
      <FactRow label={words.money}>
        {Number(due) > 0 ? <strong className={styles.due}>{words.due(formatMoney(due, currency))}</strong> : words.paid}
        {Number(over) > 0 ? (
          <strong className={styles.due}>. {refunds.over(formatMoney(over, currency))}</strong>
        ) : null}
      </FactRow>
      <FactRow label={words.phone}>{phone && <a href={phoneHref(phone)}>{phone}</a>}</FactRow>
      <FactRow label={words.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</FactRow>
      <FactRow label={words.pickup}>{pickup}</FactRow>
      <FactRow label={words.names}>{names.join(', ')}</FactRow>
      <FactRow label={words.extras}>{extrasOf(guest)}</FactRow>
      <FactRow label={words.answers}>{answersOf(guest)}</FactRow>
      <FactRow label={words.bookingNote}>{note}</FactRow>
      <FactRow label={words.staffNote}>{staff_note}</FactRow>
      <FactRow label={words.soldBy}>{seller}</FactRow>
    </dl>
  );
}

interface PayingProps extends Props {
  step: PaymentStepName;
  onStep: (step: PaymentStepName) => void;
}

/** Takes the balance due. A guest who pays by card on their own phone scans the code of the payment page. */
function Paying({ guest, departure, step, onStep }: PayingProps) {
  const { currency } = departure;
  const can = useAtomValue(canAtom);
  const take = useSetAtom(takePaymentAtom);
  const [change, setChange] = useState(0);
  const [isBusy, run] = useBusy();
  const due = minor(guest.due, currency);

  async function pay(payment: TakenPayment, back: number) {
    await run(take(guest.number, departure, payment));
    setChange(back);
    onStep('none');
  }

  if (typeof step === 'object') {
    return <CardPayment line={guest.number} amount={step.card} departure={departure} onDone={() => onStep('none')} />;
  }
  if (step === 'choose') {
    return (
      <PaymentStep
        due={due}
        currency={currency}
        isBusy={isBusy}
        onTaken={(payment, back) => void pay(payment, back)}
        onCard={(amount) => onStep({ card: toDecimal(amount, currency) })}
      />
    );
  }
  return (
    <>
      <ChangeToGive change={change} currency={currency} />
      {due > 0 && guest.status !== 'cancelled' && !guest.seller && can('payments.write') ? (
        <Button wide onClick={() => onStep('choose')}>
          {sell.takePayment}
        </Button>
      ) : null}
    </>
  );
}

/** Corrections of money that staff entered or took by mistake. */
function Corrections({ guest, departure }: Props) {
  const can = useAtomValue(canAtom);
  const giveBack = useSetAtom(giveMoneyBackAtom);
  const { number, paid, over = '0', seller } = guest;

  if (seller || !can('payments.write')) return null;
  return (
    <>
      <TakenPayments guest={guest} departure={departure} />
      <GiveMoneyBack
        paid={paid}
        over={over}
        currency={departure.currency}
        onGive={(refund) => giveBack(number, departure, refund)}
      />
    </>
  );
}

/** The admits of a booking, each with its undo. */
function History({ guest, departure }: Props) {
  const undone = new Set(departure.log.flatMap(({ kind, of }) => (kind === 'undo' && of ? [of] : [])));
  const admits = departure.log.filter(
    ({ kind, line, id }) => kind === 'admit' && line === guest.number && !undone.has(id),
  );

  if (admits.length === 0) return null;
  return <AdmitList entries={admits} line={guest.number} departure={departure} label={words.history} />;
}

/** The way to the whole booking in the office, where staff move and cancel it. */
function OfficeLink({ guest: { number, seller } }: Pick<Props, 'guest'>) {
  const can = useAtomValue(canAtom);

  if (seller || !can('orders.read')) return null;
  return (
    <LinkButton href={deskHref.booking(orderNumberOf(number))} wide>
      {words.inOffice}
    </LinkButton>
  );
}

function NoteForm({ guest, departure }: Props) {
  const write = useSetAtom(writeEntryAtom);
  const [text, setText] = useState('');

  return (
    <Form
      className={styles.note}
      onSubmit={() => {
        if (!text.trim()) return;
        setText('');
        void write({ kind: 'note', line: guest.number, departure: departure.id, text: text.trim() });
      }}
    >
      <TextArea
        label={words.addNote}
        rows={2}
        maxLength={1_000}
        placeholder={words.notePlaceholder}
        value={text}
        onValue={setText}
      />
      <Button type="submit" disabled={!text.trim()}>
        {words.saveNote}
      </Button>
    </Form>
  );
}
