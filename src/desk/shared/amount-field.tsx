import type { ComponentProps } from 'react';
import { TextField } from '#ui/controls/field.tsx';

/** An amount of money, typed. */
export function AmountField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="decimal" autoComplete="off" {...props} />;
}
