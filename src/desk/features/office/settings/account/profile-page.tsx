import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { changeMe, dropMe, readMe, setEmail, setPassword, type User } from '#domain/contract/accounts/user-calls.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/account.ts';
import { contactAtom } from '../../../../state/contact.ts';
import { Read } from '../../reply-view.tsx';
import { type ChangeProblem, messageAt, useChange } from '../../use-change.ts';
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
  const [first_name, setFirst] = useState(user.first_name);
  const [last_name, setLast] = useState(user.last_name);
  const [isDone, setDone] = useState(false);

  async function save() {
    const outcome = await change(changeMe, { body: { first_name, last_name } });
    setDone(outcome.kind === 'ok');
    // The bar at the top shows the user's name from the session, so the session is renewed.
    if (outcome.kind === 'ok') await renew();
  }

  return (
    <Section title={words.nameTitle} done={isDone ? words.saved : null} problem={problem} onSubmit={save}>
      <TextField
        label={words.firstName}
        autoComplete="given-name"
        value={first_name}
        error={messageAt(problem, 'first_name')}
        onValue={setFirst}
      />
      <TextField
        label={words.lastName}
        autoComplete="family-name"
        value={last_name}
        error={messageAt(problem, 'last_name')}
        onValue={setLast}
      />
      <Button type="submit" busy={isBusy}>
        {words.save}
      </Button>
    </Section>
  );
}

function EmailSection({ user }: { user: User }) {
  const { change, isBusy, problem } = useChange();
  const [new_email, setNew] = useState('');
  const [current_password, setCurrent] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function save() {
    const outcome = await change(setEmail, { body: { new_email: new_email.trim(), current_password } });
    if (outcome.kind !== 'ok') return setSentTo(null);
    setSentTo(new_email.trim());
    setNew('');
    return setCurrent('');
  }

  return (
    <Section
      title={words.emailTitle}
      done={sentTo === null ? null : words.emailSent(sentTo)}
      problem={problem}
      onSubmit={save}
    >
      <p>{words.emailNow(user.email)}</p>
      <TextField
        {...emailInput}
        label={words.newEmail}
        value={new_email}
        error={messageAt(problem, 'new_email')}
        onValue={setNew}
      />
      <CurrentPassword value={current_password} problem={problem} onChange={setCurrent} />
      <Button type="submit" busy={isBusy}>
        {words.changeEmail}
      </Button>
    </Section>
  );
}

function PasswordSection() {
  const { change, isBusy, problem } = useChange();
  const [current_password, setCurrent] = useState('');
  const [new_password, setNew] = useState('');
  const [isDone, setDone] = useState(false);

  async function save() {
    const outcome = await change(setPassword, { body: { current_password, new_password } });
    setDone(outcome.kind === 'ok');
    if (outcome.kind !== 'ok') return;
    setCurrent('');
    setNew('');
  }

  return (
    <Section title={words.passwordTitle} done={isDone ? words.passwordChanged : null} problem={problem} onSubmit={save}>
      <p>{words.passwordText}</p>
      <CurrentPassword value={current_password} problem={problem} onChange={setCurrent} />
      <TextField
        label={words.newPassword}
        hint={words.newPasswordHint}
        type="password"
        autoComplete="new-password"
        value={new_password}
        error={messageAt(problem, 'new_password')}
        onValue={setNew}
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
  const [current_password, setCurrent] = useState('');
  const [isLastOwner, setLastOwner] = useState(false);

  async function remove() {
    const outcome = await change(dropMe, { body: { current_password } });
    setLastOwner(outcome.kind === 'refused' && outcome.status === 409);
    // The engine has ended this device together with its user: the next call notices it and signs out here.
    if (outcome.kind === 'ok') await send(readMe);
  }

  return (
    <section className={styles.section} aria-label={words.deleteTitle}>
      <h2 className={styles.heading}>{words.deleteTitle}</h2>
      <p>{words.deleteText}</p>
      <div className={styles.actions}>
        <Button onClick={() => setOpen(true)}>{words.deleteSignIn}</Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={words.deleteTitle} as="sheet">
        <Form className={styles.form} onSubmit={remove}>
          {problem ? <Notice kind="wrong">{isLastOwner ? words.lastOwner : problem.text}</Notice> : null}
          <p>{words.noWayBack}</p>
          <CurrentPassword value={current_password} problem={problem} onChange={setCurrent} />
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
      <h2 className={styles.heading}>{title}</h2>
      {done ? <Notice kind="good">{done}</Notice> : null}
      {problem && !isAtField ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <Form className={styles.form} onSubmit={onSubmit}>
        {children}
      </Form>
    </section>
  );
}

interface CurrentPasswordProps {
  value: string;
  problem: ChangeProblem | null;
  onChange: (value: string) => void;
}

function CurrentPassword({ value, problem, onChange }: CurrentPasswordProps) {
  return (
    <TextField
      label={words.currentPassword}
      type="password"
      autoComplete="current-password"
      value={value}
      error={messageAt(problem, 'current_password')}
      onValue={onChange}
    />
  );
}
