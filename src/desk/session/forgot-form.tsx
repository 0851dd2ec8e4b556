import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { contactAtom } from '#desk/state/contact.ts';
import { askForPassword } from '#domain/contract/accounts/registration.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/session.ts';
import { Sheet } from './sheet.tsx';

/** Sends a link for a new password. It never says whether an address has an account. */
export function ForgotForm({ foot }: { foot: ReactNode }) {
  const { sendPlain } = useAtomValue(contactAtom);
  const [email, setEmail] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [isBusy, run] = useBusy();

  async function submit() {
    const body = JSON.stringify({ email: email.trim() });
    const outcome = await run(sendPlain(askForPassword, { body, key: crypto.randomUUID() }));
    setFailure(outcome.kind === 'unreachable' ? words.unreachable : null);
    setSent(outcome.kind !== 'unreachable');
  }

  return (
    <Sheet title={words.forgotTitle} lead={words.forgotText}>
      <Form className={layout.stack4} onSubmit={() => (isBusy || !email.trim() ? undefined : submit())}>
        <TextField {...emailInput} label={words.email} value={email} error={failure} onValue={setEmail} />
        <SubmitButton busy={isBusy}>{words.sendLink}</SubmitButton>
      </Form>
      {isSent ? <Notice kind="good">{words.linkSent}</Notice> : null}
      {foot}
    </Sheet>
  );
}
