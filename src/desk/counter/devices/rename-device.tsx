import { useAtomValue } from 'jotai';
import { type ComponentProps, useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { renameDevice } from '#domain/contract/desk.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import * as words from '#words/desk/devices.ts';

interface Props {
  device: { readonly id: number; readonly name: string };
  onDone?: () => void;
}

/** Gives a device another name: a button, and the dialog behind it. */
export function RenameDevice({ device: { id, name }, onDone }: Props) {
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button id={`rename-${id}`} aria-label={words.renameOf(name)} onClick={() => setOpen(true)}>
        {words.rename}
      </Button>
      {isOpen ? (
        <NameDialog
          device={{ id, name }}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            onDone?.();
          }}
        />
      ) : null}
    </>
  );
}

function NameDialog({ device, onClose, onDone }: Props & { onClose: () => void }) {
  const { send, renew } = useAtomValue(contactAtom);
  const { device: own } = useAtomValue(sessionAtom);
  const [name, setName] = useState(device.name);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function save() {
    if (!name.trim()) return setProblem(words.noName);
    const change = { params: { id: device.id }, body: { name: name.trim() }, key: crypto.randomUUID() };
    const outcome = await run(send(renameDevice, change));
    if (outcome.kind !== 'ok') return setProblem(words.failed);
    // The session of this device has its name, too.
    if (device.id === own.id) await run(renew());
    return onDone?.();
  }

  return (
    <FormDialog
      as="dialog"
      title={words.renameOf(device.name)}
      submit={words.saveName}
      {...{ isBusy, onClose }}
      onSubmit={save}
    >
      <DeviceNameField value={name} error={problem} onValue={setName} />
    </FormDialog>
  );
}

/** The name of a device, typed. */
export function DeviceNameField(props: Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onValue'>) {
  return <TextField label={words.name} hint={words.nameHint} maxLength={100} autoComplete="off" {...props} />;
}
