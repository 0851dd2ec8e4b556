import { atom } from 'jotai';
import { type FormDrafts, storedFormDrafts } from '#domain/cart/form-drafts.ts';
import { cartAtom } from '../cart/cart.ts';
import { deviceStoreAtom } from '../device.ts';

const storedDraftsAtom = atom<{ value: unknown } | undefined>(undefined);

const readAtom = atom(
  (get) => get(storedDraftsAtom),
  async (get, set) => {
    const value = await get(deviceStoreAtom).read('typed');
    set(storedDraftsAtom, (known) => known ?? { value });
  },
);
readAtom.onMount = (read) => void read();

/** The typed values of the shown cart's forms (K11). Undefined until storage has been read, or without a cart. */
export const formDraftsAtom = atom((get): FormDrafts | undefined => {
  const saved = get(readAtom);
  const cart = get(cartAtom);
  return saved && cart ? storedFormDrafts(saved.value, cart.id) : undefined;
});

/** The changes that storage does not have yet, with their cart, and whether a write is under way. */
const unwrittenAtom = atom<Partial<FormDrafts>>({});
const isWritingAtom = atom(false);

/** Stores typed values at once. Changes during a write are written together after it, so that slow storage never falls far behind. */
export const saveFormDraftsAtom = atom(null, (get, set, change: Partial<FormDrafts>): void => {
  const typed = get(formDraftsAtom);
  if (!typed) return;
  const { cart_id } = typed;
  set(storedDraftsAtom, { value: { ...typed, ...change } });
  set(unwrittenAtom, (before) => ({ ...(before.cart_id === cart_id && before), ...change, cart_id }));
  void set(writeAtom);
});

const writeAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isWritingAtom)) return;
  set(isWritingAtom, true);
  for (;;) {
    const { cart_id, ...change } = get(unwrittenAtom);
    // When the cart is gone, its typed values are not stored any more.
    if (cart_id === undefined || cart_id !== get(cartAtom)?.id) break;
    set(unwrittenAtom, {});
    // Another tab may have the other form of the same cart open.
    await get(deviceStoreAtom).update('typed', (stored) => ({ ...storedFormDrafts(stored, cart_id), ...change }));
  }
  set(isWritingAtom, false);
});
