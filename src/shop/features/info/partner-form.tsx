import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { LONGEST_MESSAGE, type PartnerKind } from '#domain/contract/partners/partner-requests.ts';
import { NoAnswerYet } from '#shop/booking/no-answer-yet.tsx';
import { PageLink } from '#shop/booking/page-links.tsx';
import { type PartnerOutcome, sendPartnerRequestAtom } from '#shop/state/partner-request.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/partners/form.ts';
import styles from './partner-form.module.css';

const { company, name, email, website, message } = words;
const labels = { company, name, email, website, message };
const nothing = { company: '', name: '', email: '', website: '', message: '' };

/** The form to become a partner (O6). The seller gets the request by email. */
export function PartnerForm({ kind }: { kind: PartnerKind }) {
  const send = useSetAtom(sendPartnerRequestAtom);
  const [isBusy, run] = useBusy();
  const [form, setForm] = useState(nothing);
  const [key, setKey] = useState('');
  const [outcome, setOutcome] = useState<PartnerOutcome | null>(null);
  const ref = useRef<HTMLElement>(null);
  /** The fields that were changed since the request was sent: their problems are no longer shown. */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const problems = outcome?.kind === 'invalid' ? outcome.problems : {};

  useEffect(() => {
    if (outcome?.kind === 'invalid') ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    // The form has disappeared and the page is shorter, so the answer gets the focus.
    if (outcome?.kind === 'sent') ref.current?.focus();
  }, [outcome]);

  /** The same text is sent with the same key, so that it arrives only once, however often it is sent. */
  async function submit() {
    if (isBusy) return;
    const own = key || crypto.randomUUID();
    setKey(own);
    setOutcome(await run(send({ kind, ...form }, own)));
    setChanged(new Set());
  }
  const field = (name: keyof typeof nothing) => ({
    label: labels[name],
    name,
    value: form[name],
    error: changed.has(name) ? undefined : problems[name],
    onValue: (value: string) => {
      setForm({ ...form, [name]: value });
      setChanged(new Set([...changed, name]));
      setKey('');
    },
  });

  return (
    <section ref={ref} tabIndex={-1} className={styles.section} aria-labelledby="partner-form">
      <h2 id="partner-form">{words.title}</h2>
      {outcome?.kind === 'sent' ? (
        <Notice kind="good">
          <strong>{words.sentTitle}</strong> {words.sent}
        </Notice>
      ) : (
        <Form className={styles.form} onSubmit={submit}>
          <p>{words.lead}</p>
          <TextField {...field('company')} maxLength={100} autoComplete="organization" required />
          <TextField {...field('name')} maxLength={100} autoComplete="name" required />
          <TextField {...emailInput} {...field('email')} maxLength={254} required />
          <TextField
            {...field('website')}
            hint={words.websiteHint}
            inputMode="url"
            autoComplete="url"
            maxLength={1000}
          />
          <TextArea {...field('message')} hint={words.messageHint} maxLength={LONGEST_MESSAGE} required />
          {outcome?.kind === 'failed' ? <Notice kind="caution">{outcome.text}</Notice> : null}
          <NoAnswerYet isWaiting={isBusy} />
          <Button kind="action" type="submit" busy={isBusy}>
            {words.send}
          </Button>
          <p className={layout.softSmall}>
            {words.privacyBefore} <PageLink to={lazyHref.legal('privacy')}>{words.privacy}</PageLink>.
          </p>
        </Form>
      )}
    </section>
  );
}
