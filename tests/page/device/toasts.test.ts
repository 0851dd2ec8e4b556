import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { dismissToastAtom, showToastAtom, toastsAtom } from '#shop/state/toasts.ts';

it('[V21] a toast takes the place of the one before, and what went wrong comes back after it', () => {
  const store = createStore();
  const shown = () => store.get(toastsAtom).at(-1)?.text;
  const dismiss = () => store.set(dismissToastAtom, store.get(toastsAtom).at(-1)?.id ?? 0);

  store.set(showToastAtom, { kind: 'good', text: 'Added' });
  store.set(showToastAtom, { kind: 'wrong', text: 'Not changed' });
  store.set(showToastAtom, { kind: 'good', text: 'Removed' });
  store.set(showToastAtom, { kind: 'info', text: 'Expired' });

  expect(shown()).toBe('Expired');
  dismiss();
  expect(shown()).toBe('Not changed');
  dismiss();
  expect(shown()).toBeUndefined();
});
