import type { Notification } from '../contract/office/notifications.ts';

/** Where a notification leads, below `/desk`: the booking, or for a supplier the day of its tour in the calendar (B14). */
export function notificationPath({
  number,
  is_seller,
  lines: [line],
}: Pick<Notification, 'number' | 'is_seller' | 'lines'>): string {
  if (is_seller) return `/bookings/${number}`;
  return line ? `/calendar?date=${line.date}&tour=${line.experience}` : '/calendar';
}
