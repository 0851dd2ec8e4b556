import { useAtomValue } from 'jotai';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { canAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { title } from '#words/office/new-booking.ts';

/** A link to a new booking, for users who may make one. @param known  the tour and the day that the form opens with */
export function NewBookingLink(known: { tour?: number | null; date?: string }) {
  const can = useAtomValue(canAtom);
  if (!can('orders.write')) return null;
  return (
    <LinkButton href={deskHref.newBooking(known)} kind="action">
      {title}
    </LinkButton>
  );
}
