import { type ComponentProps, type KeyboardEvent, useState } from 'react';

/**
 * A form that the page sends itself. Its fields show their problems; the browser's own checks are off. If the keyboard's key says 'next', Enter moves
 * to the next empty field, as on Android; otherwise an iPhone would send the form (K12).
 */
export function Form({ onSubmit, ...rest }: Omit<ComponentProps<'form'>, 'onSubmit'> & { onSubmit: () => unknown }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of its fields
    <form
      {...rest}
      noValidate
      onKeyDown={goToNextField}
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    />
  );
}

function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, nativeEvent } = event;
  // A form may have handled the key already.
  if (key !== 'Enter' || nativeEvent.isComposing || event.isDefaultPrevented()) return;
  if (!isInput(target) || target.getAttribute('enterkeyhint') !== 'next') return;
  const inputs = [...event.currentTarget.elements].filter(isInput);
  const next = inputs.slice(inputs.indexOf(target) + 1).find(({ value, disabled }) => value === '' && !disabled);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const isInput = (it: unknown): it is HTMLInputElement => it instanceof HTMLInputElement;

/** Properties of an email field, for the browser's keyboard and autofill. */
export const emailInput = {
  name: 'email',
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  spellCheck: false,
} as const;

/** Whether work is running, and the function that runs it. */
export function useBusy() {
  const [isBusy, setBusy] = useState(false);

  async function run<T>(work: Promise<T>): Promise<T> {
    setBusy(true);
    return work.finally(() => setBusy(false));
  }
  return [isBusy, run] as const;
}
