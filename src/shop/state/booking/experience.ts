import { type Atom, atom } from 'jotai';
import { experienceResource } from '#domain/app/pages.ts';
import { type BookingForm, formOf, selectionFrom } from '#domain/booking/booking-form.ts';
import type { Selection } from '#domain/booking/party.ts';
import { formForTrip, tripParty } from '#domain/booking/trip.ts';
import { draftOf } from '#domain/cart/drafts.ts';
import type { CartLine } from '#domain/contract/cart.ts';
import type { Experience, ExperienceRow } from '#domain/contract/catalogue.ts';
import { listingRead } from '#domain/contract/reads.ts';
import type { Refusal } from '#domain/contract/refusals.ts';
import type { ListingPage } from '#domain/contract/webstore.ts';
import { bookableRange } from '#domain/time/calendar.ts';
import { dayIn } from '#domain/time/zone.ts';
import type { FormPart, MissingField } from '#text/missing-fields.ts';
import type { RefusalMessage } from '#text/refusal-messages.ts';
import { cartAtom, lineIn, mirrorAtom } from '../cart/cart.ts';
import { peekAtom, resourcesAtom } from '../resources.ts';
import { type Known, servicesAtom } from '../services.ts';
import { tripAtom } from './trip.ts';

/** The open booking form of one experience, for a new line of the cart or for an existing one. */
interface Open {
  readonly id: string;
  readonly lineId: string | null;
  /** Whether the line is not in the cart, and will be added to it. */
  readonly isDraft: boolean;
  /** The line of an order that is to be changed. Null if the form is for the cart. */
  readonly booked: CartLine | null;
  readonly form: BookingForm;
  readonly attempt: Attempt;
  /** Whether the form is visible. A form in a sheet can be hidden and keeps its contents. */
  readonly isShown: boolean;
}

export type Attempt =
  | { readonly kind: 'none' }
  /** The visitor tried with missing fields, which are shown from now on. */
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly words: RefusalMessage }
  | { readonly kind: 'invalid'; readonly gaps: readonly MissingField[] }
  /** `waiting`: stored on this device until the engine can be reached. */
  | { readonly kind: 'done'; readonly how: 'confirmed' | 'waiting' };

/** The contents of the form, with the experience as it is known now and the resulting selection. */
export interface Booking extends Open {
  readonly experience: Experience;
  readonly selection: Selection;
}

const openAtom = atom<Open | null>(null);

/** The month that the open form's calendar shows, `YYYY-MM`. It is not part of the form, because turning the calendar changes no choice. */
export const shownMonthAtom = atom('');

/** The parts of the open form that are folded to one line (V4). */
export const foldedPartsAtom = atom<ReadonlySet<FormPart>>(new Set<FormPart>());

/** Folds parts of the form to one line each, or opens them. */
export const foldPartsAtom = atom(null, (get, set, parts: readonly FormPart[], isFolded: boolean): void => {
  const folded = new Set(get(foldedPartsAtom));
  for (const part of parts)
    if (isFolded) folded.add(part);
    else folded.delete(part);
  set(foldedPartsAtom, folded);
});

/** The only form of the page, or null if none is open. */
export const bookingAtom = atom((get): Booking | null => {
  const open = get(openAtom);
  const experience = open && get(peekAtom(experienceResource(open.id)));
  return experience ? { ...open, experience, selection: selectionFrom(experience, open.form) } : null;
});

/** A line to be changed (E5): a line of the cart, or a lost or refused line that is asked for again. `undefined` while unknown. */
export const editedLineAtom = atom((get) => {
  const [cart, mirror] = [get(cartAtom), get(mirrorAtom)];
  return (lineId: string): { line: CartLine; isDraft: boolean } | null | undefined => {
    const line = lineIn(cart, lineId);
    if (line) return { line, isDraft: false };
    const draft = mirror && draftOf(mirror, lineId);
    return draft ? { line: draft, isDraft: true } : line;
  };
});

/** The first and the last day that can be booked, by the day in the experience's time zone (E10). Null if no day can be booked. */
export const rangeAtom = atom((get) => {
  const booking = get(bookingAtom);
  if (!booking) return null;
  const { open_days, time_zone } = booking.experience;
  return bookableRange(open_days, dayIn(get(servicesAtom).clock.now(), time_zone));
});

/** Opens the form (E3), filled from a line if one is named (E5). An open form keeps its choices until it is booked. */
export const openFormAtom = atom(null, (get, set, id: string, lineId: string | null = null): void => {
  const open = get(openAtom);
  if (open?.id === id && open.lineId === lineId && open.attempt.kind !== 'done')
    return set(openAtom, { ...open, isShown: true });
  const experience = get(peekAtom(experienceResource(id)));
  const edited = lineId === null ? null : get(editedLineAtom)(lineId);
  if (!experience || (lineId !== null && !edited)) return;

  const form = edited ? formOf(edited.line) : formForTrip(experience, get(tripAtom));
  const today = dayIn(get(servicesAtom).clock.now(), experience.time_zone);
  const day = form.date ?? bookableRange(experience.open_days, today)?.first ?? today;
  const isDraft = edited?.isDraft ?? false;
  set(shownMonthAtom, day.slice(0, 7));
  set(foldedPartsAtom, foldedAtFirst(form));
  set(openAtom, { id, lineId, isDraft, booked: null, form, attempt: { kind: 'none' }, isShown: true });
});

/** Opens the form for a booked line and fills it from that line. It replaces any open form. */
export const openBookedAtom = atom(null, (_get, set, line: CartLine): void => {
  const form = formOf(line);
  const open = { id: line.experience.slug, lineId: line.id, isDraft: false, booked: line, form };
  set(shownMonthAtom, line.booking_info.date.slice(0, 7));
  set(foldedPartsAtom, foldedAtFirst(form));
  set(openAtom, { ...open, attempt: { kind: 'none' }, isShown: true });
});

/** Day and start are folded if they are chosen. The party is always open, so that it is seen. */
function foldedAtFirst({ date, start_time_id }: BookingForm): ReadonlySet<FormPart> {
  return new Set<FormPart>([...(date ? (['date'] as const) : []), ...(start_time_id ? (['start'] as const) : [])]);
}

/** Closes the form of a booked line and keeps nothing of it. */
export const closeBookedAtom = atom(null, (get, set): void => {
  if (get(openAtom)?.booked) set(openAtom, null);
});

/** Hides the form, which keeps its choices. */
export const hideFormAtom = atom(null, (_get, set) => set(openAtom, (open) => open && { ...open, isShown: false }));

/** The visitor goes to another page. A booked form is closed; any other form keeps its choices until the visitor returns. */
export const leaveFormAtom = atom(null, (get, set) => {
  if (get(openAtom)?.attempt.kind === 'done') set(openAtom, null);
  else set(hideFormAtom);
});

/** Changes the form. The result of the last attempt is no longer shown, but missing fields are. */
export const changeFormAtom = atom(
  null,
  (get, set, change: (form: BookingForm, experience: Experience) => BookingForm): void => {
    const booking = get(bookingAtom);
    if (!booking || booking.attempt.kind === 'sending') return;
    const { attempt, form: before, experience, lineId } = booking;
    const after: Attempt = attempt.kind === 'none' ? attempt : { kind: 'incomplete' };
    const form = change(before, experience);
    set(openAtom, (open) => open && { ...open, form, attempt: after });
    // The party of an existing line says nothing about the next trip.
    const party = lineId === null && form.units !== before.units ? tripParty(experience, form) : null;
    if (party) set(tripAtom, (trip) => ({ ...trip, party, people: null }));
  },
);

/** Stores the result of an attempt with that form. Does nothing if another form has been opened since. */
export const noteAttemptAtom = atom(null, (get, set, of: Pick<Booking, 'id' | 'lineId'>, attempt: Attempt) => {
  const open = get(openAtom);
  if (open?.id !== of.id || open.lineId !== of.lineId) return;
  // A line that is no longer in the cart is booked again as a new line (C16).
  const isGone = attempt.kind === 'refused' && attempt.refusal.code === 'line_gone';
  set(openAtom, { ...open, attempt, isDraft: open.isDraft || isGone });
});

/** The row of an experience from a listing that was read, to show something while the rest loads. Undefined if no listing has it. */
export function rowAtom(idOrSlug: string): Atom<ExperienceRow | undefined> {
  return atom((get) => {
    for (const [key, known] of get(resourcesAtom)) {
      if (known.state !== 'here' || !key.startsWith(`${listingRead.path}?`)) continue;
      const { results } = known.value as ListingPage;
      const row = results.find(({ id, slug }) => slug === idOrSlug || String(id) === idOrSlug);
      if (row) return row;
    }
    return undefined;
  });
}

/** The state of reading the whole experience: here, missing, or the reason of the failure. Undefined if it was not read. */
export function knownExperienceAtom(idOrSlug: string): Atom<Known | undefined> {
  return atom((get) => get(resourcesAtom).get(experienceResource(idOrSlug).key));
}
