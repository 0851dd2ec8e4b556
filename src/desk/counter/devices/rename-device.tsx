import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { renameDevice } from '#domain/contract/desk.ts';
import { Button, SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
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
    <Dialog open onClose={onClose} title={words.renameOf(device.name)}>
      <Form className={layout.stack4} onSubmit={() => (isBusy ? undefined : save())}>
        <TextField
          label={words.name}
          hint={words.nameHint}
          value={name}
          maxLength={100}
          error={problem}
          autoComplete="off"
          onValue={setName}
        />
        <SubmitButton busy={isBusy}>{words.saveName}</SubmitButton>
      </Form>
    </Dialog>
  );
}
