import { smallStore } from './small-store.ts';
import type { StoreFile } from './store-file.ts';

/** The small store, which also takes manual payments. */
export const handyStore: StoreFile = {
  ...smallStore,
  store: { ...smallStore.store, settings: { manual_payment: true, payment_types: [{ id: 'cash', title: 'Cash' }] } },
};
