import type { Notification, NotificationKind } from '../contract/office/notifications.ts';

/** The page that a notification opens, below `/desk`: the reviews, the booking, or for a supplier the day of its tour in the calendar (B14). */
export function notificationPath({
  kind,
  number,
  is_seller,
  lines: [line],
}: Pick<Notification, 'kind' | 'number' | 'is_seller' | 'lines'>): string {
  if (kind === 'reviewed') return '/reviews';
  if (is_seller) return `/bookings/${number}`;
  return line ? `/calendar?date=${line.date}&tour=${line.experience}` : '/calendar';
}

interface TitleWords {
  readonly kinds: Readonly<Record<NotificationKind, string>>;
  readonly choices: { readonly moved: string; readonly cancelled: string };
}

/** The event of a notification in words. A guest's choice after a cancelled departure has its own words (B8). */
export function notificationTitle(
  { kinds, choices }: TitleWords,
  { kind, lines, actor_kind }: Pick<Notification, 'kind' | 'lines' | 'actor_kind'>,
): string {
  const isChoice = actor_kind !== 'shop' && lines.some(({ is_choice }) => is_choice);
  return isChoice && (kind === 'moved' || kind === 'cancelled') ? choices[kind] : kinds[kind];
}
