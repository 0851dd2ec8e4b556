import { atom } from 'jotai';
import { boolean, type Infer, is, optional, type } from 'superstruct';
import { deskStoreAtom } from './device.ts';

/** How this device scans, and whether single keys act (B16): the choices are stored on the device. */
const Settings = type({ isMuted: boolean(), isHandsFree: boolean(), hasKeys: optional(boolean()) });
type DeviceSettings = Readonly<Infer<typeof Settings>>;

const chosenAtom = atom<DeviceSettings | null>(null);

const loadedAtom = atom(
  (get) => get(chosenAtom),
  async (get, set) => {
    const stored = await get(deskStoreAtom).read('settings');
    if (is(stored, Settings)) set(chosenAtom, stored);
  },
);
loadedAtom.onMount = (load) => void load();

export const settingsAtom = atom((get): Required<DeviceSettings> => {
  const { isMuted = false, isHandsFree = false, hasKeys = true } = get(loadedAtom) ?? {};
  return { isMuted, isHandsFree, hasKeys };
});

export const setSettingsAtom = atom(null, async (get, set, changes: Partial<DeviceSettings>): Promise<void> => {
  const settings = { ...get(settingsAtom), ...changes };
  set(chosenAtom, settings);
  await get(deskStoreAtom).update('settings', () => settings);
});
