import { type ComponentProps, useState } from 'react';

/** A form that the page itself sends. Its fields say what is wrong, not the browser. */
export function Form({ onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown }) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}

/** How a browser is to help with an email address. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  spellCheck: false,
} as const;

/** Whether work is under way, and what to hand the work to. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: Promise<T>): Promise<T> {
    setBusy(true);
    return work.finally(() => setBusy(false));
  }
  return [isBusy, run] as const;
}
