import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { nestedTexts } from '#desk/shared/problem-text.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { askForActivation, type Registration, registerUser } from '#domain/contract/accounts/registration.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/session.ts';
import styles from './form.module.css';
import { Sheet } from './sheet.tsx';

const nobody: Registration = { first_name: '', last_name: '', email: '', password: '' };

/** Registers a user. A link by email activates the user; an owner's invitation gives access to a company. */
export function RegisterForm({ foot }: { foot: ReactNode }) {
  const { sendPlain } = useAtomValue(contactAtom);
  const [problems, setProblems] = useState<NestedTexts>({});
  const { texts: user, field } = useTexts(nobody, { fields: problems });
  const [failure, setFailure] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const [isBusy, run] = useBusy();

  async function submit() {
    const outcome = await run(sendPlain(registerUser, { body: JSON.stringify(user), key: crypto.randomUUID() }));
    setProblems(outcome.kind === 'invalid' ? nestedTexts(outcome.problems) : {});
    setFailure(outcome.kind === 'unreachable' ? words.unreachable : null);
    setSent(outcome.kind === 'ok');
  }

  const sendAgain = () => run(sendPlain(askForActivation, { body: JSON.stringify({ email: user.email }) }));

  if (isSent)
    return (
      <Sheet title={words.registerTitle}>
        <Notice kind="good">{words.activationSent(user.email)}</Notice>
        <Button wide busy={isBusy} onClick={() => void sendAgain()}>
          {words.sendAgain}
        </Button>
        {foot}
      </Sheet>
    );
  return (
    <Sheet title={words.registerTitle}>
      <Form className={layout.stack4} onSubmit={() => (isBusy ? undefined : submit())}>
        <div className={styles.pair}>
          <TextField label={words.firstName} autoComplete="given-name" {...field('first_name')} />
          <TextField label={words.lastName} autoComplete="family-name" {...field('last_name')} />
        </div>
        <TextField {...emailInput} label={words.email} {...field('email')} />
        <TextField
          label={words.password}
          type="password"
          autoComplete="new-password"
          hint={words.newPasswordHint}
          {...field('password')}
        />
        {failure ? <Notice kind="caution">{failure}</Notice> : null}
        <SubmitButton busy={isBusy}>{words.registerAction}</SubmitButton>
      </Form>
      {foot}
    </Sheet>
  );
}
