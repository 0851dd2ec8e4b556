import { atom } from 'jotai';
import { type StoredBooking, storedBookings, withBooking } from '#domain/orders/bookings.ts';
import { deviceStoreAtom } from '../device.ts';

const storedBookingsAtom = atom<readonly StoredBooking[] | undefined>(undefined);

const readAtom = atom(
  (get) => get(storedBookingsAtom),
  async (get, set) => set(storedBookingsAtom, storedBookings(await get(deviceStoreAtom).read('bookings'))),
);
readAtom.onMount = (read) => void read();

/** The orders that were placed on this device, newest first (P13). Undefined until storage has been read. */
export const bookingsAtom = atom((get) => get(readAtom));

export const keepBookingAtom = atom(null, async (get, set, booking: StoredBooking): Promise<void> => {
  await get(deviceStoreAtom).update('bookings', (stored) => {
    const bookings = withBooking(storedBookings(stored), booking);
    set(storedBookingsAtom, bookings);
    return bookings;
  });
});

export const readBookingsAtom = atom(null, async (get) => storedBookings(await get(deviceStoreAtom).read('bookings')));

/** The booking of a payment session, if it was made on this device. */
export const bookingOfSessionAtom = atom(null, async (_get, set, sessionId: string): Promise<StoredBooking | null> => {
  const bookings = await set(readBookingsAtom);
  return bookings.find(({ session_ids }) => session_ids.includes(sessionId)) ?? null;
});
