import type { ComponentProps, ReactNode } from 'react';

interface Props extends ComponentProps<'div'> {
  label: ReactNode;
}

/** A fact with its label, as a part of a `dl`; nothing if it is empty. */
export function FactRow({ label, children, ...rest }: Props) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <div {...rest}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
