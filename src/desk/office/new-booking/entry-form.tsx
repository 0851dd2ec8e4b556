import { type KeyboardEvent, useState } from 'react';
import { Folded } from '#desk/shared/folded.tsx';
import { ExtrasPart, PartyPart } from '#desk/shared/party-part.tsx';
import { answerName, type TypedAnswers } from '#domain/booking/answers-form.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { readDeskTour } from '#domain/contract/desk.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { toDecimal } from '#domain/money/money.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { questionsByWhom } from '#text/answer-words.ts';
import { formatInstant } from '#text/format.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { QuestionControl } from '#ui/controls/question-control.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-booking.ts';
import { ReplyView, useReply } from '../reply.tsx';
import type { MadeBooking } from './booked-view.tsx';
import { type Guest, GuestPart } from './guest-part.tsx';
import styles from './new-booking-page.module.css';
import { actionText, PaymentPart } from './payment-part.tsx';
import { StartPart } from './start-part.tsx';
import { type BookingEntry, useBookingEntry } from './use-booking-entry.ts';

interface Props {
  tour: number;
  store: number;
  /** The day that it opens with; null for none. */
  date: string | null;
  guest: Guest;
  onGuest: (guest: Guest) => void;
  onMade: (made: MadeBooking) => void;
}

/** The form of a booking of a tour, from top to bottom, with the price beside it. */
export function EntryForm({ tour: id, ...props }: Props) {
  const reading = useReply(readDeskTour, { id }, { store: props.store });

  if (reading.failure === 'missing') return <Notice kind="caution">{words.notSold}</Notice>;
  return (
    <ReplyView reading={reading} loading={words.loadingTour}>
      {(tour) => <Fields tour={tour} {...props} />}
    </ReplyView>
  );
}

function Fields({ tour, store, date, guest, onGuest, onMade }: Omit<Props, 'tour'> & { tour: Experience }) {
  const entry = useBookingEntry({ tour, store, date, guest });
  const { form, setForm, problems, problem, payment, price } = entry;
  const [root, setRoot] = useState<HTMLElement | null>(null);

  /** Moves the focus on to the starts if the day was chosen by keyboard. After a tap the focus stays, because a finger chooses the next place. */
  function change(next: typeof form) {
    const isByKey = document.activeElement?.matches('[role="button"]:focus-visible') ?? false;
    setForm(next);
    if (isByKey && next.date !== form.date) requestAnimationFrame(() => focusPart(root, 'start'));
  }

  async function submit() {
    const outcome = await entry.book();
    if (outcome.kind === 'made') onMade(outcome.made);
    else if (outcome.part) requestAnimationFrame(() => focusPart(root, outcome.part ?? ''));
  }

  return (
    <Form className={styles.form} onSubmit={submit} onKeyDownCapture={goOnByEnter} ref={setRoot}>
      <div className={layout.column}>
        <StartPart {...entry} onChange={change} />
        <div data-part="units pickup dropoff">
          <PartyPart tour={tour} form={form} onChange={setForm} />
        </div>
        <div data-part="extras">
          <ExtrasPart tour={tour} form={form} onChange={setForm} />
        </div>
        {entry.line ? (
          <QuestionsPart line={entry.line} answers={entry.answers} problems={problems} onChange={entry.setAnswers} />
        ) : null}
        <GuestPart guest={guest} problems={problems} onChange={onGuest} />
      </div>
      <aside className={styles.summary} aria-label={words.payment}>
        <PriceLines entry={entry} />
        <HoldText entry={entry} zone={tour.time_zone} />
        <div data-part="payment">
          <PaymentPart
            {...{ store, payment, price }}
            reservedUntil={entry.hold && formatInstant(entry.hold.reserved_until, tour.time_zone)}
            onChange={entry.setPayment}
          />
        </div>
        {problem ? <Notice kind="wrong">{problem}</Notice> : null}
        <SubmitButton busy={entry.isBusy}>{actionText(payment, price, entry.amount ?? price.total)}</SubmitButton>
      </aside>
    </Form>
  );
}

function PriceLines({ entry: { lines, price } }: { entry: BookingEntry }) {
  return (
    <dl className={styles.price}>
      {lines.map(({ id, label, amount }) => (
        <FactRow key={id} label={label}>
          {amount}
        </FactRow>
      ))}
      <FactRow label={words.total} className={styles.total}>
        <output>{formatMoney(toDecimal(price.total, price.currency), price.currency)}</output>
      </FactRow>
    </dl>
  );
}

/** Says whether the places are held during the call, and until when. */
function HoldText({ entry: { hold, holdState }, zone }: { entry: BookingEntry; zone: string }) {
  if (holdState === 'none') return null;
  const time = hold && Temporal.Instant.from(hold.expires_at).toZonedDateTimeISO(zone).toPlainTime();
  const text = {
    holding: words.holding,
    held: words.heldUntil(time?.toString({ smallestUnit: 'minute' }) ?? ''),
    unreachable: words.notHeld,
  }[holdState];
  return <output className={layout.soft}>{text}</output>;
}

/** Selects the controls at which Tab stops. */
const STOPS = 'input, select, textarea, button, summary, [tabindex="0"]';

/** Enter in a field moves the focus to the next control, as Tab does. Only the button submits the form, because submitting makes a booking. */
function goOnByEnter(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || event.nativeEvent.isComposing || !isField(target)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  event.preventDefault();
  const stops = [...currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter((it) => isStop(it, target));
  stops[stops.indexOf(target) + 1]?.focus();
  const { activeElement } = document;
  if (activeElement instanceof HTMLInputElement) activeElement.select();
}

function isField(target: EventTarget): target is HTMLInputElement | HTMLSelectElement {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** Whether Tab would stop at a control. In a group of radio buttons, Tab stops only at the one with the focus, or at the chosen one. */
function isStop(it: HTMLElement, from: HTMLInputElement | HTMLSelectElement): boolean {
  if (it === from) return true;
  if (it.tabIndex < 0 || it.matches(':disabled') || it.getClientRects().length === 0) return false;
  if (!(it instanceof HTMLInputElement) || it.type !== 'radio') return true;
  return it.checked && it.name !== from.name;
}

/** Moves the focus to the first control of a part of the form. */
function focusPart(form: HTMLElement | null, part: string): void {
  const around = form?.querySelector(`[data-part~="${part}"]`);
  const control =
    around?.querySelector<HTMLElement>('[aria-invalid="true"], input:checked') ??
    around?.querySelector<HTMLElement>('input:not(:disabled), [tabindex="0"], select, summary');
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

interface QuestionsProps {
  line: CartLine;
  answers: TypedAnswers;
  /** The problems of the answers, by the names of their fields. */
  problems: Readonly<Record<string, string>>;
  onChange: (answers: TypedAnswers) => void;
}

/** The questions of the tour to its guests. Staff may leave them open. */
function QuestionsPart({ line, answers, problems, onChange }: QuestionsProps) {
  const groups = questionsByWhom(line);
  if (groups.length === 0) return null;

  return (
    <Folded data-part="questions" summary={words.questions} hint={words.questionsHint}>
      {groups.map(({ who, items }) => (
        <fieldset key={phrasesText(who ?? [])} className={styles.fields}>
          {who === null ? null : <legend className={styles.legend}>{phrasesText(who)}</legend>}
          {items.map((item) => {
            const name = answerName(line.id, item);
            return (
              <QuestionControl
                key={name}
                name={name}
                item={item}
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
