import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Read } from '#desk/office/reply.tsx';
import { type ChangeProblem, useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { changeMe, dropMe, readMe, setEmail, setPassword, type User } from '#domain/contract/accounts/user-calls.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/account.ts';
import { CurrentPassword } from '../current-password.tsx';
import { SettingsFrame } from '../settings-frame.tsx';
import styles from '../settings-page.module.css';
import { SessionsSection } from './sessions-section.tsx';

/** A user's own name, email address, password and sessions (B15). */
export function ProfilePage() {
  return (
    <SettingsFrame part="profile">
      <Read call={readMe} loading={words.loading}>
        {(user) => (
          <>
            <NameSection user={user} />
            <EmailSection user={user} />
            <PasswordSection />
            <SessionsSection />
            <DeleteSection />
          </>
        )}
      </Read>
    </SettingsFrame>
  );
}

function NameSection({ user }: { user: User }) {
  const { renew } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const { texts, field } = useTexts({ first_name: user.first_name, last_name: user.last_name }, problem);
  const [isDone, setDone] = useState(false);

  async function save() {
    const outcome = await change(changeMe, { body: texts });
    setDone(outcome.kind === 'ok');
    // The bar at the top shows the user's name from the session, so the session is renewed.
    if (outcome.kind === 'ok') await renew();
  }

  return (
    <Section title={words.nameTitle} done={isDone ? words.saved : null} problem={problem} onSubmit={save}>
      <TextField label={words.firstName} autoComplete="given-name" {...field('first_name')} />
      <TextField label={words.lastName} autoComplete="family-name" {...field('last_name')} />
      <Button type="submit" busy={isBusy}>
        {words.save}
      </Button>
    </Section>
  );
}

const NO_EMAIL = { new_email: '', current_password: '' };

function EmailSection({ user }: { user: User }) {
  const { change, isBusy, problem } = useChange();
  const { texts, setTexts, field } = useTexts(NO_EMAIL, problem);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function save() {
    const new_email = texts.new_email.trim();
    const outcome = await change(setEmail, { body: { ...texts, new_email } });
    setSentTo(outcome.kind === 'ok' ? new_email : null);
    if (outcome.kind === 'ok') setTexts(NO_EMAIL);
  }

  return (
    <Section
      title={words.emailTitle}
      done={sentTo === null ? null : words.emailSent(sentTo)}
      problem={problem}
      onSubmit={save}
    >
      <p>{words.emailNow(user.email)}</p>
      <TextField {...emailInput} label={words.newEmail} {...field('new_email')} />
      <CurrentPassword {...field('current_password')} />
      <Button type="submit" busy={isBusy}>
        {words.changeEmail}
      </Button>
    </Section>
  );
}

const NO_PASSWORD = { current_password: '', new_password: '' };

function PasswordSection() {
  const { change, isBusy, problem } = useChange();
  const { texts, setTexts, field } = useTexts(NO_PASSWORD, problem);
  const [isDone, setDone] = useState(false);

  async function save() {
    const outcome = await change(setPassword, { body: texts });
    setDone(outcome.kind === 'ok');
    if (outcome.kind === 'ok') setTexts(NO_PASSWORD);
  }

  return (
    <Section title={words.passwordTitle} done={isDone ? words.passwordChanged : null} problem={problem} onSubmit={save}>
      <p>{words.passwordText}</p>
      <CurrentPassword {...field('current_password')} />
      <TextField
        label={words.newPassword}
        hint={words.newPasswordHint}
        type="password"
        autoComplete="new-password"
        {...field('new_password')}
      />
      <Button type="submit" busy={isBusy}>
        {words.changePassword}
      </Button>
    </Section>
  );
}

/** Deletes the user, who must enter the password. The engine refuses to delete the last owner of a company. */
function DeleteSection() {
  const { send } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const [isOpen, setOpen] = useState(false);
  const { texts, field } = useTexts({ current_password: '' }, problem);
  const [isLastOwner, setLastOwner] = useState(false);

  async function remove() {
    const outcome = await change(dropMe, { body: texts });
    setLastOwner(outcome.kind === 'refused' && outcome.status === 409);
    // The engine has ended this device together with its user: the next call notices it and signs out here.
    if (outcome.kind === 'ok') await send(readMe);
  }

  return (
    <section className={styles.section} aria-label={words.deleteTitle}>
      <h2 className={layout.size3}>{words.deleteTitle}</h2>
      <p>{words.deleteText}</p>
      <div className={layout.row3}>
        <Button onClick={() => setOpen(true)}>{words.deleteSignIn}</Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.deleteTitle} as="sheet">
        <Form className={styles.form} onSubmit={remove}>
          {problem ? <Notice kind="wrong">{isLastOwner ? words.lastOwner : problem.text}</Notice> : null}
          <p>{words.noWayBack}</p>
          <CurrentPassword {...field('current_password')} />
          <SubmitButton busy={isBusy}>{words.deleteSignIn}</SubmitButton>
        </Form>
      </Dialog>
    </section>
  );
}

interface SectionProps {
  title: string;
  /** The notice after a success; null without one. */
  done: string | null;
  problem: ChangeProblem | null;
  onSubmit: () => unknown;
  children: React.ReactNode;
}

function Section({ title, done, problem, onSubmit, children }: SectionProps) {
  const isAtField = problem !== null && Object.keys(problem.fields).length > 0;

  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={layout.size3}>{title}</h2>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {problem && !isAtField ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <Form className={styles.form} onSubmit={onSubmit}>
        {children}
      </Form>
    </section>
  );
}
