import { atom } from 'jotai';
import { boolean, is, type } from 'superstruct';
import { deskStoreAtom } from './device.ts';

/** How this device scans: the choices are stored on the device. */
const Settings = type({ isMuted: boolean(), isHandsFree: boolean() });
interface ScanSettings {
  readonly isMuted: boolean;
  readonly isHandsFree: boolean;
}

const chosenAtom = atom<ScanSettings | null>(null);

const loadedAtom = atom(
  (get) => get(chosenAtom),
  async (get, set) => {
    const stored = await get(deskStoreAtom).read('settings');
    if (is(stored, Settings)) set(chosenAtom, stored);
  },
);
loadedAtom.onMount = (load) => void load();

export const scanSettingsAtom = atom((get) => get(loadedAtom) ?? { isMuted: false, isHandsFree: false });

export const setScanSettingsAtom = atom(null, async (get, set, settings: ScanSettings): Promise<void> => {
  set(chosenAtom, settings);
  await get(deskStoreAtom).update('settings', () => settings);
});
