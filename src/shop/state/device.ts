import { atom } from 'jotai';
import { openDeviceStore } from '#platform/storage/device-store.ts';

/** The device's one store, opened when something is first kept in it. The cart's mirror and the bookings never go but by a wipe. */
export const deviceStoreAtom = atom(() => openDeviceStore({ restores: ['cart', 'bookings'] }));
