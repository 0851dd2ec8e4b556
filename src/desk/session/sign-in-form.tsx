import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { signInAtom } from '#desk/state/session.ts';
import { platformName } from '#platform/device/platform-name.ts';
import type { Outcome } from '#platform/network/api.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/session.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** @param onNoCompany  called with the proven email and password of a user who belongs to no company */
export function SignInForm({ onNoCompany }: { onNoCompany: (user: Credentials) => void }) {
  const signIn = useSetAtom(signInAtom);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [isBusy, run] = useBusy();

  async function submit() {
    setFailure(null);
    setEmpty(!email.trim() || !password);
    if (!email.trim() || !password) return;
    const outcome = await run(signIn({ email: email.trim(), password, name: platformName() }));
    if (outcome.kind === 'refused' && outcome.refusal.code === 'no_account')
      onNoCompany({ email: email.trim(), password });
    else if (outcome.kind !== 'ok') setFailure(failureOf(outcome));
  }

  return (
    <Form className={layout.stack4} onSubmit={() => (isBusy ? undefined : submit())}>
      <TextField
        {...emailInput}
        autoComplete="username"
        label={words.email}
        value={email}
        error={isEmpty && !email.trim() ? words.noEmail : null}
        onValue={setEmail}
      />
      <TextField
        label={words.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        error={isEmpty && !password ? words.noPassword : failure}
        onValue={setPassword}
      />
      <SubmitButton busy={isBusy}>{words.signIn}</SubmitButton>
    </Form>
  );
}

function failureOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): string {
  if (outcome.kind === 'unreachable')
    return outcome.why === 'busy' && outcome.retryAfter ? words.tooOften : words.unreachable;
  if (outcome.kind === 'refused' && outcome.status === 403) return words.noRole;
  return outcome.kind === 'refused' || outcome.kind === 'invalid' ? words.wrongPassword : words.somethingWrong;
}
