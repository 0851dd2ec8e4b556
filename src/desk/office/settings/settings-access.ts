import { useAtomValue } from 'jotai';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import type { SettingsPart } from '#desk/state/views.ts';
import { importPermissions, type Permission } from '#domain/permissions.ts';

/** The permissions that a part of the settings needs. A part with `isOwn` is not shown on a shared device (B15). */
const needs: { readonly [part in SettingsPart]: { permissions: readonly Permission[]; isOwn?: boolean } } = {
  profile: { permissions: ['bookings.read'], isOwn: true },
  company: { permissions: ['account.manage'], isOwn: true },
  team: { permissions: ['team.read'], isOwn: true },
  roles: { permissions: ['team.manage'], isOwn: true },
  history: { permissions: ['team.read'], isOwn: true },
  stores: { permissions: ['stores.write'] },
  legal: { permissions: ['stores.write'] },
  'partner-requests': { permissions: ['customers.read'] },
  resellers: { permissions: ['stores.write'] },
  'meeting-points': { permissions: ['catalogue.write'] },
  guides: { permissions: ['catalogue.write'] },
  'cancellation-policies': { permissions: ['catalogue.write'] },
  'pricing-categories': { permissions: ['catalogue.write'] },
  'inventory-items': { permissions: ['catalogue.write'] },
  'booking-questions': { permissions: ['catalogue.write'] },
  'promo-codes': { permissions: ['catalogue.write'] },
  export: { permissions: importPermissions, isOwn: true },
  erasures: { permissions: ['account.manage'], isOwn: true },
  closing: { permissions: ['account.manage'], isOwn: true },
};

/** Whether this device may open a part of the settings. */
export function useSettingsAccess(): (part: SettingsPart) => boolean {
  const can = useAtomValue(canAtom);
  const { device } = useAtomValue(sessionAtom);
  return (part) => {
    const { permissions, isOwn = false } = needs[part];
    return permissions.every(can) && !(isOwn && device.is_shared);
  };
}
