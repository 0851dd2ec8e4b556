import { atom } from 'jotai';

/** A short message about an event (S8). */
export interface Toast {
  readonly id: number;
  /** `wrong` stays until it is dismissed; the others disappear by themselves. */
  readonly kind: 'good' | 'info' | 'wrong';
  readonly text: string;
  /** More information, or the next step. */
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly href: string } | undefined;
}

const openToastsAtom = atom<readonly Toast[]>([]);
const countAtom = atom(0);

export const toastsAtom = atom((get) => get(openToastsAtom));

/** Shows a toast. It replaces an earlier success. Other toasts stay, at most two; `wrong` ones stay until they are dismissed. */
export const showToastAtom = atom(null, (get, set, toast: Omit<Toast, 'id'>) => {
  const id = get(countAtom) + 1;
  set(countAtom, id);
  const stays = (it: Toast) => it.kind !== 'good' && it.text !== toast.text;
  set(openToastsAtom, (before) => [...before.filter(stays).slice(-2), { ...toast, id }]);
});

export const dismissToastAtom = atom(null, (_get, set, id: number) => {
  set(openToastsAtom, (before) => before.filter((toast) => toast.id !== id));
});
