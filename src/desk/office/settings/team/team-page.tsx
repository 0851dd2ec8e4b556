import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Read, ReplyView, useReply } from '#desk/office/reply.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { createMember, type ListedMember, listMembers, listRoles, type Role } from '#domain/contract/accounts/team.ts';
import { formatInstant } from '#text/format.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { pages } from '#words/office/account.ts';
import * as words from '#words/office/team.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import styles from '../settings-page.module.css';
import { MemberDialog } from './member-dialog.tsx';
import { nameOfMember, titleOfRole } from './names.ts';
import { RoleField } from './role-field.tsx';

const ALL = { page_size: 100 };

/** The members of the team with their roles. Users who manage the team can invite, change and remove members (B15). */
export function TeamPage() {
  const { account } = useAtomValue(sessionAtom);
  const can = useAtomValue(canAtom);
  const roles = useReply(listRoles, {}, { ...ALL, base_account: account.id });
  const [open, setOpen] = useState<ListedMember | 'new' | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mayManage = can('team.manage');
  const onClose = () => setOpen(null);
  const onDone = (text: string) => {
    setDone(text);
    onClose();
  };

  return (
    <SettingsFrame
      part="team"
      actions={
        mayManage ? (
          <Button kind="action" onClick={() => setOpen('new')}>
            {words.invite}
          </Button>
        ) : null
      }
    >
      {done ? <Notice kind="good">{done}</Notice> : null}
      <Read call={listMembers} query={{ ...ALL, base_account: account.id }} loading={words.loading}>
        {({ results }) => (
          <section className={styles.section} aria-label={pages.team.title}>
            <ul className={styles.rows}>
              {results.map((member) => (
                <MemberRow key={member.id} member={member} mayManage={mayManage} onChoose={() => setOpen(member)} />
              ))}
            </ul>
            {results.length === 1 && mayManage ? <p className={layout.soft}>{words.none}</p> : null}
          </section>
        )}
      </Read>
      {open ? (
        // Without the roles it cannot be told whether a member may do more than this person.
        <ReplyView reading={roles} loading={words.loading}>
          {({ results }) => {
            const shared = { roles: grantable(results, can), onClose, onDone };
            return open === 'new' ? <InviteDialog {...shared} /> : <MemberDialog {...shared} member={open} />;
          }}
        </ReplyView>
      ) : null}
    </SettingsFrame>
  );
}

/** The roles that a user may give: each role without a permission that the user lacks. */
function grantable(roles: readonly Role[], can: (permission: never) => boolean): Role[] {
  return roles.filter(({ permissions }) => permissions.every((it) => can(it as never)));
}

interface RowProps {
  member: ListedMember;
  mayManage: boolean;
  onChoose: () => void;
}

function MemberRow({ member, mayManage, onChoose }: RowProps) {
  const { user } = useAtomValue(sessionAtom);
  const zone = useAtomValue(zoneAtom);
  const isSelf = member.user === user.id;
  const name = nameOfMember(member);

  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p className={styles.facts}>
          {titleOfRole(member.role_name)}
          {name === member.email ? null : ` · ${member.email}`}
          <br />
          {isSelf ? words.you : stateOf(member, mayManage, (at) => formatInstant(at, zone))}
        </p>
      </div>
      {mayManage || isSelf ? (
        <Button aria-label={`${words.edit}: ${name}`} onClick={onChoose}>
          {words.edit}
        </Button>
      ) : null}
    </li>
  );
}

function stateOf(member: ListedMember, mayManage: boolean, timeOf: (instant: string) => string): string {
  if (member.status === 'invited') return words.invitedSince(timeOf(member.created_at));
  if (!mayManage) return '';
  return member.last_login === null ? words.neverSignedIn : words.lastSignIn(timeOf(member.last_login));
}

interface InviteProps {
  roles: readonly Role[];
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Invites somebody by an email with a link. */
function InviteDialog({ roles, onClose, onDone }: InviteProps) {
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
