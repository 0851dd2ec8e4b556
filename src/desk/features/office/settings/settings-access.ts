import { useAtomValue } from 'jotai';
import type { Permission } from '#domain/permissions.ts';
import { canAtom, sessionAtom } from '../../../state/session.ts';
import type { SettingsPart } from '../../../state/views.ts';

/** What a part of the settings needs: a permission, and whether only a device of one person shows it (B15). */
const needs: { readonly [part in SettingsPart]: { permission: Permission; isOwn?: boolean } } = {
  profile: { permission: 'bookings.read', isOwn: true },
  company: { permission: 'account.manage', isOwn: true },
  team: { permission: 'team.read', isOwn: true },
  roles: { permission: 'team.manage', isOwn: true },
  history: { permission: 'team.read', isOwn: true },
  stores: { permission: 'stores.write' },
  'meeting-points': { permission: 'catalogue.write' },
  'cancellation-policies': { permission: 'catalogue.write' },
  'pricing-categories': { permission: 'catalogue.write' },
  'inventory-items': { permission: 'catalogue.write' },
  'booking-questions': { permission: 'catalogue.write' },
  'promo-codes': { permission: 'catalogue.write' },
  export: { permission: 'account.manage', isOwn: true },
  closing: { permission: 'account.manage', isOwn: true },
};

/** Whether this device may open a part of the settings. */
export function useSettingsAccess(): (part: SettingsPart) => boolean {
  const can = useAtomValue(canAtom);
  const { device } = useAtomValue(sessionAtom);
  return (part) => {
    const { permission, isOwn = false } = needs[part];
    return can(permission) && !(isOwn && device.is_shared);
  };
}
