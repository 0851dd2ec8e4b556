import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { useChange } from '#desk/shared/use-change.ts';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { LONGEST_REVIEW } from '#domain/contract/reviews/guest.ts';
import {
  hideReview,
  hidingReasons,
  replyToReview,
  type StaffReview,
  showReview,
} from '#domain/contract/reviews/staff.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChoiceInput } from '#ui/controls/choice-input.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Stars } from '#ui/display/stars.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/reviews/office.ts';
import cards from '../card-list.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import styles from './reviews-page.module.css';

/** One review, with the actions of the seller. */
export function ReviewItem({ review }: { review: StaffReview }) {
  const { id, rating, text, name, language, title, date, reply, hidden_reason, number, is_own, is_edited } = review;
  const mayWrite = useAtomValue(canAtom)('reviews.write') && is_own;
  const { change, isBusy, problem } = useChange();
  const [open, setOpen] = useState<'answer' | 'hide' | null>(null);

  return (
    <article className={cards.card} data-done={hidden_reason !== null || undefined}>
      <header className={cards.head}>
        <Stars rating={rating} />
        <strong>{name || words.guest}</strong>
        {is_edited ? <span className={layout.softSmall}>{words.edited}</span> : null}
      </header>
      <p className={layout.softSmall}>{`${title} · ${words.visited(formatDate(date))}`}</p>
      {text === '' ? (
        <p className={layout.softSmall}>{words.starsOnly}</p>
      ) : (
        <p className={cards.text} lang={language} dir="auto">
          {text}
        </p>
      )}
      {hidden_reason === null ? null : (
        <Notice kind="caution">{words.hiddenBecause(words.reasons[hidden_reason])}</Notice>
      )}
      {reply !== '' && open !== 'answer' ? (
        <div className={styles.reply}>
          <strong>{words.yourAnswer}</strong>
          <p className={cards.text} dir="auto">
            {reply}
          </p>
        </div>
      ) : null}
      {open === 'answer' ? (
        <Answer review={review} onDone={() => setOpen(null)} />
      ) : (
        <div className={cards.actions}>
          {mayWrite ? (
            <Button onClick={() => setOpen('answer')}>{reply === '' ? words.answer : words.editAnswer}</Button>
          ) : null}
          {mayWrite && hidden_reason === null ? (
            <Button kind="plain" onClick={() => setOpen('hide')}>
              {words.hide}
            </Button>
          ) : null}
          {mayWrite && hidden_reason !== null ? (
            <Button kind="plain" busy={isBusy} onClick={() => void change(showReview, { params: { id } })}>
              {words.showAgain}
            </Button>
          ) : null}
          {number === null ? null : (
            <Link href={deskHref.booking(number)} className={styles.link}>
              {words.booking}
            </Link>
          )}
        </div>
      )}
      {is_own ? null : <p className={layout.softSmall}>{words.otherSupplier}</p>}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {open === 'hide' ? <HideDialog id={id} onClose={() => setOpen(null)} /> : null}
    </article>
  );
}

function Answer({ review: { id, reply }, onDone }: { review: StaffReview; onDone: () => void }) {
  const { change, isBusy, problem } = useChange();
  const [text, setText] = useState(reply);
  const send = async () => {
    const outcome = await change(replyToReview, { params: { id }, body: { text } });
    if (outcome.kind === 'ok') onDone();
  };

  return (
    <Form className={layout.stack3} onSubmit={send}>
      <TextArea
        label={words.yourAnswer}
        hint={words.answerHint}
        rows={4}
        maxLength={LONGEST_REVIEW}
        value={text}
        error={problem?.text}
        onValue={setText}
      />
      <div className={cards.actions}>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.publish}
        </Button>
        <Button kind="plain" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

/** Asks for the reason before a review is hidden. The history has the reason, and the page of the tour the number of hidden reviews. */
function HideDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [reason, setReason] = useState<(typeof hidingReasons)[number] | null>(null);

  return (
    <ConfirmDialog
      title={words.hideTitle}
      text={words.hideText}
      confirm={words.hideNow}
      act={(change) => reason && change(hideReview, { params: { id }, body: { reason } })}
      isIncomplete={reason === null}
      onClose={onClose}
    >
      <fieldset className={styles.reasons}>
        <legend>{words.reason}</legend>
        {hidingReasons.map((it) => (
          <label key={it} className={styles.choice}>
            <ChoiceInput type="radio" name="reason" checked={reason === it} onChange={() => setReason(it)} />
            {words.reasons[it]}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
