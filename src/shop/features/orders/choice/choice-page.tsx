import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { hrefTo } from '#domain/app/pages.ts';
import type { DepartureChoice, GuestChoice, OtherDeparture } from '#domain/contract/office/departure-actions.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { PageButton } from '#shop/booking/page-links.tsx';
import { departureChoiceAtoms } from '#shop/state/orders/departure-choice.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { formatDate, formatInstant, formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chips } from '#ui/controls/chips.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/choice.ts';
import { backToShop } from '#words/orders.ts';
import { ShopLinks } from '../parts/order-facts.tsx';
import styles from './choice-page.module.css';

/** The page of a guest whose departure was cancelled (B8): the reason, the choice between a refund and another day, and its result. */
export function ChoicePage({ token }: { token: string }) {
  const atoms = useMemo(() => departureChoiceAtoms(token), [token]);
  const shown = useAtomValue(atoms.shownChoiceAtom);
  const choose = useSetAtom(atoms.chooseAtom);
  const read = useSetAtom(atoms.readAtom);
  const home = usePageLink(hrefTo.home());

  if (shown.kind === 'asking')
    return (
      <div className={styles.page} aria-busy="true">
        <Skeleton className={styles.bone} />
        <Skeleton className={styles.block} />
      </div>
    );
  if (shown.kind !== 'known')
    return shown.kind === 'unreachable' ? (
      <ErrorView isOut secondary={words.unreachable} action={() => void read()} />
    ) : (
      <ErrorView message={words.unknown} secondary={words.unknownWhy} actionLabel={backToShop} action={home} />
    );
  const { choice } = shown;
  return (
    <div className={styles.page}>
      {choice.state === 'open' ? <Choosing choice={choice} onChoose={choose} /> : <Result choice={choice} />}
      <section className={styles.section} aria-labelledby="questions">
        <h2 id="questions">{words.questions}</h2>
        <ShopLinks order={choice} />
      </section>
    </div>
  );
}

interface ChoosingProps {
  choice: DepartureChoice;
  /** @returns the reason why the choice failed; null if it was accepted */
  onChoose: (choice: GuestChoice) => Promise<string | null>;
}

function Choosing({ choice, onChoose }: ChoosingProps) {
  const { title, date, time, people, message, paid, choose_by, time_zone, shop, days, is_paid_by_hand } = choice;
  const [isBusy, run] = useBusy();
  const [problem, setProblem] = useState<string | null>(null);
  const money = formatMoney(paid.amount, paid.currency);
  const isPaid = Number(paid.amount) > 0;
  const send = async (answer: GuestChoice) => {
    if (!isBusy) setProblem(await run(onChoose(answer)));
  };

  return (
    <>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className={styles.text}>{words.sorry(shop.name)}</p>
        <p className={styles.tour}>
          <span lang={choice.text_language}>{title}</span>
          <br />
          {`${formatDate(date, 'long')}, ${formatTime(time)}, ${words.people(people)}`}
        </p>
        {message ? <blockquote className={styles.message}>{message}</blockquote> : null}
        <p className={styles.text}>{isPaid ? words.paid(money) : words.nothingPaid}</p>
        <p className={styles.text}>
          {words.until(formatInstant(choose_by, time_zone), isPaid)} {words.once}
        </p>
      </header>
      {problem ? <Notice kind="caution">{problem}</Notice> : null}
      <NoAnswerYet isWaiting={isBusy} />
      <AnotherDay days={days} isBusy={isBusy} onMove={(departure) => void send({ choice: 'another_day', departure })} />
      <section className={styles.section} aria-labelledby="money">
        <h2 id="money">{isPaid ? words.moneyBack : words.cancelBooking}</h2>
        {isPaid ? <p className={layout.soft}>{is_paid_by_hand ? words.handBack : words.cardBack}</p> : null}
        <Button busy={isBusy} onClick={() => void send({ choice: 'money' })}>
          {isPaid ? words.takeMoney(money) : words.cancelBooking}
        </Button>
      </section>
    </>
  );
}

const FIRST_DAYS = 6;

interface AnotherDayProps {
  days: readonly OtherDeparture[];
  isBusy: boolean;
  onMove: (departure: number) => void;
}

function AnotherDay({ days, isBusy, onMove }: AnotherDayProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [isWhole, setWhole] = useState(false);
  const listed = isWhole ? days : days.slice(0, FIRST_DAYS);
  const day = days.find(({ id }) => id === chosen);

  return (
    <section className={styles.section} aria-labelledby="another-day">
      <h2 id="another-day">{words.anotherDay}</h2>
      {days.length === 0 ? (
        <p>{words.noDays}</p>
      ) : (
        <>
          <p className={layout.soft}>{words.samePrice}</p>
          <Chips
            label={words.day}
            value={day ? day.id : null}
            chips={listed.map((it) => ({ value: it.id, label: whenText(it), note: words.left(it.left) }))}
            onChange={setChosen}
          />
          {listed.length < days.length ? (
            <Button kind="plain" onClick={() => setWhole(true)}>
              {words.moreDays}
            </Button>
          ) : null}
          <Button
            kind="action"
            busy={isBusy}
            aria-disabled={!day || undefined}
            onClick={() => (day ? onMove(day.id) : undefined)}
          >
            {day ? words.moveTo(whenText(day)) : words.chooseFirst}
          </Button>
        </>
      )}
    </section>
  );
}

/** The result of the choice, also for a guest who opens the link again. */
function Result({ choice }: { choice: DepartureChoice }) {
  const { state, moved_to, refunded, order, line } = choice;
  const heading = useRef<HTMLHeadingElement>(null);
  const [title, text] = resultWords(choice);
  const isStill = state === 'moved' && moved_to !== null;

  // The controls of the choice have disappeared, so the heading gets the focus.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <header className={styles.head} aria-live="polite">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {state === 'refunded' && Number(refunded.amount) > 0 ? (
        <p className={layout.soft}>{choice.is_paid_by_hand ? words.handBack : words.cardBack}</p>
      ) : null}
      <PageButton kind={isStill ? 'action' : 'quiet'} to={hrefTo.order(order, line)}>
        {words.seeBooking}
      </PageButton>
    </header>
  );
}

function resultWords({ state, moved_to, refunded: { amount, currency } }: DepartureChoice): [string, string] {
  if (state === 'moved' && moved_to) return [words.movedTitle, words.moved(whenText(moved_to, 'long'))];
  if (state !== 'refunded') return [words.overTitle, words.over];
  return Number(amount) > 0
    ? [words.refundedTitle, words.refunded(formatMoney(amount, currency))]
    : [words.cancelledTitle, words.cancelled];
}

function whenText({ date, time }: { date: string; time: string }, style: 'day' | 'long' = 'day'): string {
  return `${formatDate(date, style)}, ${formatTime(time)}`;
}
