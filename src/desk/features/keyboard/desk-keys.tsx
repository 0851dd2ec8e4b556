import { useState } from 'react';
import type { View } from '../../state/views.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { useDeskKeys } from './use-desk-keys.ts';

/** Listens to the keys of the desk, and shows them by `?`. It is loaded after the first screen. */
export function DeskKeys({ page }: { page: View['page'] }) {
  const [isOpen, setOpen] = useState(false);
  useDeskKeys(page, () => setOpen(true));

  return isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null;
}
