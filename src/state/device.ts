import { atom } from 'jotai';
import { openDeviceStore } from '#platform/device-store.ts';

/** The device's one store, opened when something is first kept in it. */
export const deviceStoreAtom = atom(() => openDeviceStore());
