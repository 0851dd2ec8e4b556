import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { contactAtom } from '#desk/state/contact.ts';
import { unsentCountAtom } from '#desk/state/log.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { clockTimeAtom, momentAtom } from '#desk/state/time.ts';
import { listRoles, type Role } from '#domain/contract/accounts/team.ts';
import { createEnrolment, type DeskDevice, listDevices, revokeDevice } from '#domain/contract/desk.ts';
import type { Permission } from '#domain/permissions.ts';
import { qrCodeOf } from '#platform/device/qr-code.ts';
import { formatDate, formatTime } from '#text/format.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';
import * as words from '#words/desk/devices.ts';
import { waiting } from '#words/desk/shell.ts';
import styles from './devices-page.module.css';
import { DeviceNameField, RenameDevice } from './rename-device.tsx';

/** The devices of the company with their last contact. Staff can remove a device, and show a code for a new one (T3). */
export function DevicesPage() {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [devices, setDevices] = useState<readonly DeskDevice[] | 'failed' | null>(null);
  const [isAdding, setAdding] = useState(false);
  const load = useCallback(async () => {
    const outcome = await send(listDevices, { query: { account: account.id } });
    setDevices(outcome.kind === 'ok' ? outcome.reply.results : 'failed');
  }, [send, account.id]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it is set when the engine has answered
    void load();
  }, [load]);

  return (
    <div className={layout.page}>
      <div className={layout.split}>
        <h1 className={layout.size2}>{words.title}</h1>
        <Button kind="action" onClick={() => setAdding(true)}>
          {words.add}
        </Button>
      </div>
      {devices === null ? <output>{words.loading}</output> : null}
      {devices === 'failed' ? <Notice kind="caution">{words.needsNetwork}</Notice> : null}
      {Array.isArray(devices) ? <DeviceList devices={devices} onChange={load} /> : null}
      {isAdding ? (
        <AddDevice
          onClose={() => {
            setAdding(false);
            void load();
          }}
        />
      ) : null}
    </div>
  );
}

function DeviceList({ devices, onChange }: { devices: readonly DeskDevice[]; onChange: () => Promise<void> }) {
  const { device: own } = useAtomValue(sessionAtom);
  const { send } = useAtomValue(contactAtom);
  const [leaving, setLeaving] = useState<DeskDevice | null>(null);
  const [result, setResult] = useState<{ kind: 'info' | 'caution'; text: string } | null>(null);
  const [isBusy, run] = useBusy();

  async function revoke({ id, name }: DeskDevice) {
    const outcome = await run(send(revokeDevice, { params: { id }, key: crypto.randomUUID() }));
    const isGone = outcome.kind === 'ok' || outcome.kind === 'notFound';
    setResult(isGone ? { kind: 'info', text: words.revoked(name) } : { kind: 'caution', text: words.failed });
    setLeaving(null);
    await onChange();
  }

  if (devices.length === 0) return <p>{words.none}</p>;
  return (
    <>
      {result ? <Notice kind={result.kind}>{result.text}</Notice> : null}
      <ul className={styles.devices}>
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceFacts device={device} />
            <div className={layout.row2}>
              <RenameDevice device={device} onDone={() => void onChange()} />
              {device.id === own.id ? null : (
                // One tap revokes a lost tablet. A device with leased places may have sold them for money, so the page asks first.
                <Button onClick={() => (device.leased > 0 ? setLeaving(device) : void revoke(device))}>
                  {words.revoke}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Dialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        title={words.revokeTitle}
        foot={
          <Button kind="action" wide busy={isBusy} onClick={() => leaving && void revoke(leaving)}>
            {words.revoke}
          </Button>
        }
      >
        <p>{words.revokeLeased(leaving?.leased ?? 0)}</p>
        <ul className={styles.leases}>
          {leaving?.leases.map((lease) => (
            <li key={`${lease.title} ${lease.date} ${lease.time}`}>{leaseText(lease)}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function DeviceFacts({ device }: { device: DeskDevice }) {
  const { device: own } = useAtomValue(sessionAtom);
  const momentOf = useAtomValue(momentAtom);
  const unsent = useAtomValue(unsentCountAtom);

  return (
    <div>
      <strong>{device.name}</strong>
      <p className={styles.facts}>
        {device.is_shared ? words.shared : `${words.own}: ${device.user}`}
        {device.role ? ` · ${words.roles[device.role] ?? device.role}` : ''}
        <br />
        {device.id === own.id ? words.isThis : words.lastContact(momentOf(device.last_contact_at))}
        {device.id === own.id && unsent > 0 ? ` · ${waiting(unsent)}` : ''}
        {device.leases.map((lease) => (
          <span key={`${lease.title} ${lease.date} ${lease.time}`} className={styles.lease}>
            {leaseText(lease)}
          </span>
        ))}
      </p>
    </div>
  );
}

/** '10:00 Blue Cave, Tue, 1 Dec 2026: 4 places reserved' */
function leaseText({ title, date, time, places }: DeskDevice['leases'][number]): string {
  return words.lease(`${formatTime(time)} ${title}, ${formatDate(date)}`, places);
}

function AddDevice({ onClose }: { onClose: () => void }) {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const timeOf = useAtomValue(clockTimeAtom);
  const [name, setName] = useState('');
  const [role, setRole] = useState('guide');
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<{ code: string; until: string; qr: { size: number; path: string } } | null>(null);
  const [isBusy, run] = useBusy();
  const ownRoles = useOwnRoles().map(({ name }) => [name, name] as const);
  const roles = [...Object.entries(words.roles), ...ownRoles];

  async function create() {
    if (!name.trim()) return setProblem(words.noName);
    const outcome = await run(send(createEnrolment, { body: { account: account.id, name: name.trim(), role } }));
    if (outcome.kind !== 'ok') return setProblem(words.failed);
    const { code, expires_at } = outcome.reply;
    return setMade({ code, until: timeOf(expires_at), qr: await qrCodeOf(`${location.origin}/desk/#enrol=${code}`) });
  }

  return (
    <Dialog open onClose={onClose} title={words.add}>
      {made ? (
        <div className={styles.code}>
          <p>{words.addText}</p>
          <QrPicture code={made.qr} label={words.codeLabel} className={styles.qr} />
          <output className={styles.letters}>{made.code.replace(/(.{4})(?=.)/g, '$1 ')}</output>
          <p>{words.validUntil(made.until)}</p>
          <Button kind="action" wide onClick={onClose}>
            {words.done}
          </Button>
        </div>
      ) : (
        <Form className={layout.stack4} onSubmit={() => (isBusy ? undefined : create())}>
          <DeviceNameField value={name} error={problem} onValue={setName} />
          <SelectField label={words.role} value={role} options={roles} onValue={setRole} />
          <SubmitButton busy={isBusy}>{words.showCode}</SubmitButton>
        </Form>
      )}
    </Dialog>
  );
}

/** The account's own roles that may use the desk and give no permission that the user lacks; empty until the engine has answered. */
function useOwnRoles(): readonly Role[] {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const can = useAtomValue(canAtom);
  const [roles, setRoles] = useState<readonly Role[]>([]);
  useEffect(() => {
    void send(listRoles, { query: { base_account: String(account.id), page_size: 100 } }).then((outcome) => {
      if (outcome.kind === 'ok') setRoles(outcome.reply.results);
    });
  }, [send, account.id]);

  return roles.filter(
    ({ base_account, permissions }) =>
      base_account !== null &&
      permissions.includes('bookings.read') &&
      permissions.every((it) => can(it as Permission)),
  );
}
