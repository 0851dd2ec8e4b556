import { atom } from 'jotai';
import { openDeviceStore } from '#platform/storage/device-store.ts';

/** The device's only store, opened at the first use. The cart's mirror and the bookings are deleted only if storage is wiped. */
export const deviceStoreAtom = atom(() => openDeviceStore({ restores: ['cart', 'bookings'] }));
