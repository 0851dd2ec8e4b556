import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createMember, type Role } from '#domain/contract/accounts/team.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/team.ts';
import { sessionAtom } from '../../../../state/session.ts';
import { messageAt, useChange } from '../../use-change.ts';
import styles from '../settings-page.module.css';
import { RoleField } from './role-field.tsx';

interface Props {
  roles: readonly Role[];
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Invites somebody by an email with a link. */
export function InviteDialog({ roles, onClose, onDone }: Props) {
  const { account } = useAtomValue(sessionAtom);
  const { change, isBusy, problem } = useChange();
  const [email, setEmail] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  // The role of guides is the default, because most invited people only let guests in.
  const role = chosen ?? roles.find(({ name }) => name === 'guide')?.id ?? roles[0]?.id ?? 0;

  async function invite() {
    const body = { base_account: account.id, email: email.trim(), role };
    const outcome = await change(createMember, { body });
    if (outcome.kind === 'ok') onDone(words.invited(outcome.reply.email));
  }

  return (
    <Dialog open onClose={onClose} title={words.invite} as="sheet">
      <Form className={styles.form} onSubmit={invite}>
        {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
        <p>{words.inviteText}</p>
        <TextField
          {...emailInput}
          autoComplete="off"
          label={words.email}
          value={email}
          error={messageAt(problem, 'email')}
          onValue={setEmail}
        />
        <RoleField roles={roles} value={role} onChange={setChosen} />
        <SubmitButton busy={isBusy}>{words.sendInvitation}</SubmitButton>
      </Form>
    </Dialog>
  );
}
