import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { ButtonLink } from '#ui/controls/button.tsx';
import { title } from '#words/office/new-booking.ts';
import { canAtom } from '../../../state/session.ts';
import { deskHref } from '../../../state/views.ts';

/** A link to a new booking, for users who may make one. @param known  the tour and the day that the form opens with */
export function NewBookingLink(known: { tour?: number | null; date?: string }) {
  const can = useAtomValue(canAtom);
  if (!can('orders.write')) return null;
  return (
    <Link href={deskHref.newBooking(known)} asChild>
      <ButtonLink kind="action">{title}</ButtonLink>
    </Link>
  );
}
