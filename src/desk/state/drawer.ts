import { atom } from 'jotai';
import { type DrawerSession, drawerOf } from '#domain/desk/drawer.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { departuresAtom, ownEntriesAtom, writeEntryAtom } from './days.ts';
import { sessionAtom } from './session.ts';
import { zoneAtom } from './time.ts';

/** The currency of this device's drawer: that of the company's first store. */
export const drawerCurrencyAtom = atom((get) => get(sessionAtom).stores[0]?.currency ?? 'EUR');

/** The drawer sessions of this device since yesterday, the latest first. */
export const drawerAtom = atom((get): readonly DrawerSession[] =>
  drawerOf(get(ownEntriesAtom), get(drawerCurrencyAtom)).toReversed(),
);

/** The time zone of a drawer: of the first tour that was paid for, else the company's. */
export const drawerZoneAtom = atom((get) => {
  const zones = new Map(get(departuresAtom).map(({ id, time_zone }) => [id, time_zone]));
  const company = get(zoneAtom);
  return ({ entries }: DrawerSession) =>
    entries.flatMap(({ departure = 0 }) => zones.get(departure) ?? [])[0] ?? company;
});

/** Null if the drawer is closed. */
export const openDrawerSessionAtom = atom((get): DrawerSession | null => {
  const latest = get(drawerAtom)[0];
  return latest?.opened && !latest.closed ? latest : null;
});

/** Cash from guests since the drawer was closed, in minor units; 0 while it is open. */
export const takenWhileClosedAtom = atom((get): Minor => {
  const latest = get(drawerAtom)[0];
  return latest && !latest.opened && !latest.closed ? latest.taken : 0;
});

export const isDrawerOpenAtom = atom((get) => get(openDrawerSessionAtom) !== null);

/** Opens the drawer, moves money in (or out, if the amount is below 0), or closes it with the counted sum. */
export const actAtDrawerAtom = atom(
  null,
  async (
    get,
    set,
    kind: 'drawer_open' | 'drawer_move' | 'drawer_close',
    amount: Minor,
    text?: string,
  ): Promise<void> => {
    const currency = get(drawerCurrencyAtom);
    await set(writeEntryAtom, { kind, amount: toDecimal(amount, currency), currency, ...(text && { text }) });
  },
);
