import type { ComponentProps } from 'react';
import { TextField } from '#ui/controls/field.tsx';
import { currentPassword } from '#words/office/account.ts';

/** The user's password, which the engine asks for again before a change that matters. */
export function CurrentPassword(props: Pick<ComponentProps<typeof TextField>, 'value' | 'error' | 'onValue'>) {
  return <TextField {...props} label={currentPassword} type="password" autoComplete="current-password" />;
}
