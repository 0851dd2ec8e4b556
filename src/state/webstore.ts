import { atom } from 'jotai';
import { storeResource } from '#domain/app/pages.ts';
import type { StoreInfo } from '#domain/contract/catalogue.ts';
import { peekAtom } from './resources.ts';

/** The store whose pages these are. Every document brings it along. */
export const storeAtom = atom((get): StoreInfo => {
  const store = get(peekAtom(storeResource));
  if (!store) throw new Error('the store is not known: the document brings it along');
  return store;
});
