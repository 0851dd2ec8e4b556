import type { ComponentProps } from 'react';

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
