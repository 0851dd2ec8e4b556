import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { PageFrame } from '#desk/office/page-frame.tsx';
import { Read } from '#desk/office/reply.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { changeRole, createRole, dropRole, type Role, readRole } from '#domain/contract/accounts/team.ts';
import { isPermission, type Permission, permissions } from '#domain/permissions.ts';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { pages } from '#words/office/account.ts';
import * as words from '#words/office/team.ts';
import styles from '../settings-page.module.css';

/** A role of the account: its name, and a box for each permission (B15). */
export function RolePage({ id }: { id: number | 'new' }) {
  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings('roles'), label: pages.roles.title }}
      title={id === 'new' ? words.addRole : words.oneRole}
    >
      {id === 'new' ? (
        <RoleForm stored={null} etag={null} />
      ) : (
        <Read call={readRole} params={{ id }} loading={words.loading}>
          {(role, etag) => <RoleForm key={etag} stored={role} etag={etag} />}
        </Read>
      )}
    </PageFrame>
  );
}

/** The permissions to choose from. `account.read` is not one of them, because every member of a team has it. */
const choices = permissions.filter((it) => it !== 'account.read');

function RoleForm({ stored: role, etag }: { stored: Role | null; etag: string | null }) {
  const { account } = useAtomValue(sessionAtom);
  const can = useAtomValue(canAtom);
  const [, navigate] = useLocation();
  const { change, isBusy, problem } = useChange();
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Permission[]>(
    role ? role.permissions.filter(isPermission) : ['bookings.read'],
  );
  const [isUsed, setUsed] = useState(false);
  const mayAll = chosen.every((it) => can(it));
  // Users can give only permissions that they have themselves. Permissions that the role has already stay visible.
  const offered = choices.filter((it) => can(it) || chosen.includes(it));

  const choose = (permission: Permission, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, permission] : chosen.filter((it) => it !== permission));

  async function save() {
    const body = { name: name.trim(), permissions: choices.filter((it) => chosen.includes(it)) };
    const outcome = role
      ? await change(changeRole, { params: { id: role.id }, body, ifMatch: etag ?? '*' })
      : await change(createRole, { body: { base_account: account.id, ...body } });
    setUsed(false);
    if (outcome.kind === 'ok') navigate(deskHref.settings('roles'));
  }

  async function remove(id: number) {
    const outcome = await change(dropRole, { params: { id }, ifMatch: etag ?? '*' });
    setUsed(outcome.kind === 'refused' && outcome.status === 409);
    if (outcome.kind === 'ok') navigate(deskHref.settings('roles'));
  }

  return (
    <Form className={styles.form} onSubmit={save}>
      <TextField
        label={words.nameOfRole}
        hint={words.nameHint}
        value={name}
        error={messageAt(problem, 'name')}
        onValue={setName}
      />
      <fieldset className={styles.boxes}>
        <legend>{words.may}</legend>
        {offered.map((permission) => (
          <Checkbox
            key={permission}
            label={words.permissions[permission]}
            isChecked={chosen.includes(permission)}
            onChange={(isChosen) => choose(permission, isChosen)}
          />
        ))}
      </fieldset>
      {chosen.includes('bookings.read') ? null : <Notice kind="caution">{words.withoutDesk}</Notice>}
      {problem ? (
        <Notice kind="wrong">{isUsed ? words.inUse : (messageAt(problem, 'permissions') ?? problem.text)}</Notice>
      ) : null}
      {mayAll ? (
        <div className={layout.row3}>
          <Button kind="action" type="submit" busy={isBusy}>
            {words.save}
          </Button>
          {role ? (
            <Button kind="plain" busy={isBusy} onClick={() => void remove(role.id)}>
              {words.removeRole}
            </Button>
          ) : null}
        </div>
      ) : (
        <Notice kind="caution">{words.tooMuch}</Notice>
      )}
    </Form>
  );
}
