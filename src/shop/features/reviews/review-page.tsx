import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { hrefTo, type PageView } from '#domain/app/pages.ts';
import { LONGEST_REVIEW, type ReviewRequest } from '#domain/contract/reviews/guest.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { type ReviewForm, reviewRequestAtoms } from '#shop/state/reviews/review-request.ts';
import { formatDate } from '#text/format.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { ErrorView } from '#ui/display/error-view.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import { Stars } from '#ui/display/stars.tsx';
import layout from '#ui/layout.module.css';
import { backToShop } from '#words/orders.ts';
import * as words from '#words/reviews/write.ts';
import styles from './review-page.module.css';
import { StarsField } from './stars-field.tsx';

/** The page on which a guest who was there reviews a tour, opened by the link of the email (V14). */
export function ReviewPage({ view: { token, stars } }: { view: Extract<PageView, { page: 'review' }> }) {
  const atoms = useMemo(() => reviewRequestAtoms(token, stars), [token, stars]);
  const shown = useAtomValue(atoms.shownAtom);
  const canSend = useAtomValue(atoms.canSendAtom);
  const read = useSetAtom(atoms.readAtom);
  const change = useSetAtom(atoms.changeAtom);
  const edit = useSetAtom(atoms.editAtom);
  const send = useSetAtom(atoms.sendAtom);
  const home = usePageLink(hrefTo.home());

  useEffect(() => {
    if (canSend) void send();
  }, [canSend, send]);

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
  const { request, form, state } = shown;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>{state === 'published' ? words.thanks : words.title}</h1>
        <p className={styles.tour}>
          <span lang={request.text_language}>{request.title}</span>
          <br />
          <span className={styles.soft}>{formatDate(request.date, 'long')}</span>
        </p>
      </header>
      {state === 'published' ? <SentReview request={request} text={words.published} onEdit={edit} /> : null}
      {state !== 'published' && !request.is_open ? (
        <SentReview request={request} text={request.review ? words.closedWritten : words.closed} />
      ) : null}
      {state !== 'published' && request.is_open ? (
        <WriteReview form={form} shop={request.shop.name} state={state} onChange={change} onSend={send} />
      ) : null}
    </div>
  );
}

interface WriteReviewProps {
  form: ReviewForm;
  shop: string;
  state: 'writing' | 'sending' | 'waiting';
  onChange: (changes: Partial<ReviewForm>) => void;
  onSend: () => unknown;
}

function WriteReview({ form, shop, state, onChange, onSend }: WriteReviewProps) {
  const { rating, text, name } = form;
  const [isTried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (rating > 0 && name.trim() !== '') onSend();
  };

  return (
    <Form className={styles.form} onSubmit={send}>
      <StarsField
        value={rating}
        error={isTried && rating === 0 ? words.chooseStars : null}
        onChange={(stars) => onChange({ rating: stars })}
      />
      <TextArea
        label={words.text}
        hint={words.textHint}
        maxLength={LONGEST_REVIEW}
        value={text}
        onValue={(value) => onChange({ text: value })}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        value={name}
        error={isTried && name.trim() === '' ? words.noName : null}
        onValue={(value) => onChange({ name: value })}
      />
      {state === 'waiting' ? <Notice kind="info">{words.waiting}</Notice> : null}
      <Button kind="action" type="submit" busy={state === 'sending'}>
        {words.publish}
      </Button>
      <p className={styles.soft}>{words.howItIsShown(shop)}</p>
    </Form>
  );
}

/** The review, which stays visible when the link accepts no more changes. */
function SentReview({ request, text, onEdit }: { request: ReviewRequest; text: string; onEdit?: () => void }) {
  const tour = usePageLink(hrefTo.experience(request.slug));

  return (
    <>
      <Written request={request} />
      <p>{text}</p>
      <div className={layout.row3}>
        <ButtonLink {...tour}>{words.seeTour}</ButtonLink>
        {onEdit ? (
          <Button kind="plain" onClick={onEdit}>
            {words.edit}
          </Button>
        ) : null}
      </div>
    </>
  );
}

function Written({ request: { review, shop } }: { request: ReviewRequest }) {
  if (!review) return null;
  return (
    <div className={styles.written}>
      <Stars rating={review.rating} />
      {review.text ? (
        <p className={styles.text} dir="auto">
          {review.text}
        </p>
      ) : null}
      <p className={styles.soft}>{review.name}</p>
      {review.reply ? (
        <blockquote className={styles.reply}>
          <strong>{shop.name}</strong>
          <p className={styles.text} lang={review.reply_language} dir="auto">
            {review.reply}
          </p>
        </blockquote>
      ) : null}
      {review.is_hidden ? <Notice kind="caution">{words.hidden(shop.name)}</Notice> : null}
    </div>
  );
}
