import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import {
  changeMember,
  dropMember,
  type ListedMember,
  listMembers,
  type Role,
  resendInvitation,
} from '#domain/contract/accounts/team.ts';
import type { Outcome } from '#platform/network/api.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/office/team.ts';
import styles from '../settings-page.module.css';
import { nameOfMember, titleOfRole } from './names.ts';
import { RoleField } from './role-field.tsx';

interface Props {
  member: ListedMember;
  /** The roles that this user may give. */
  roles: readonly Role[];
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Changes the role of a member, or removes the member from the team. The last owner cannot be removed. */
export function MemberDialog({ member, roles, onClose, onDone }: Props) {
  const { user } = useAtomValue(sessionAtom);
  const { send } = useAtomValue(contactAtom);
  const can = useAtomValue(canAtom);
  const { change, isBusy, problem } = useChange();
  const [role, setRole] = useState(member.role);
  const [isLastOwner, setLastOwner] = useState(false);
  const name = nameOfMember(member);
  const isSelf = member.user === user.id;
  const isInvited = member.status === 'invited';
  const mayChange = can('team.manage') && roles.some(({ id }) => id === member.role);
  const params = { id: member.id };

  function finish(outcome: Outcome<unknown>, text: string) {
    setLastOwner(outcome.kind === 'refused' && outcome.status === 409);
    if (outcome.kind === 'ok') onDone(text);
  }

  async function saveRole() {
    const outcome = await change(changeMember, { params, body: { role } });
    finish(outcome, outcome.kind === 'ok' ? words.roleSaved(name, titleOfRole(outcome.reply.role_name)) : '');
  }
  async function resend() {
    finish(await change(resendInvitation, { params }), words.invited(member.email));
  }
  async function remove() {
    const outcome = await change(dropMember, { params });
    finish(outcome, words.removed(name));
    // A user who leaves the team loses this device: the next call notices it and signs out here.
    if (isSelf && outcome.kind === 'ok') await send(listMembers);
  }

  return (
    <Dialog open onClose={onClose} title={name} as="sheet">
      <div className={styles.dialog}>
        {problem ? <Notice kind="wrong">{isLastOwner ? words.lastOwner : problem.text}</Notice> : null}
        {mayChange ? (
          <Form className={styles.form} onSubmit={saveRole}>
            <RoleField roles={roles} value={role} onChange={setRole} />
            <SubmitButton busy={isBusy}>{words.saveRole}</SubmitButton>
          </Form>
        ) : null}
        {can('team.manage') && !mayChange ? <p>{words.tooMuch}</p> : null}
        {mayChange || isSelf ? (
          <div className={styles.form}>
            {isInvited ? (
              <Button busy={isBusy} onClick={() => void resend()}>
                {words.resend}
              </Button>
            ) : (
              <p className={layout.soft}>{isSelf ? words.leaveText : words.removeText}</p>
            )}
            <Button kind="plain" busy={isBusy} onClick={() => void remove()}>
              {isInvited ? words.withdraw : isSelf ? words.leave : words.remove}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
