import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { fullName } from '#desk/shared/full-name.ts';
import { isOutOfReachAtom, nowAtom } from '#desk/state/contact.ts';
import { type Buyer, type SaleAgain, type SellOutcome, sellAtom, type TakenPayment } from '#desk/state/sell.ts';
import {
  type BookingForm,
  blankForm,
  chooseQuantity,
  chosenRate,
  formOf,
  selectionFrom,
} from '#domain/booking/booking-form.ts';
import { partyProblems, people as peopleIn, placesTaken } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import { isEmail, type Participant } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import type { DeskDeparture } from '#domain/contract/desk.ts';
import { missingFieldsOf } from '#text/missing-fields.ts';
import { useBusy } from '#ui/controls/form.tsx';
import * as words from '#words/desk/sell.ts';
import { moneyTaken } from './sale-again.tsx';
import { useFreePlaces } from './sell-list.tsx';

const NOBODY: Buyer = { first_name: '', last_name: '', email: '', phone_number: '' };

/** The sale in the form: selection, price, and the problem that prevents the sale. */
export function useSale(departure: DeskDeparture, tour: Experience, again: SaleAgain | null) {
  const free = useFreePlaces(departure);
  const isOut = useAtomValue(isOutOfReachAtom);
  const now = useAtomValue(nowAtom);
  const sell = useSetAtom(sellAtom);
  const [form, setForm] = useState(() => formFor(departure, tour, free, again));
  const [buyer, setBuyer] = useState<Buyer>(() => buyerOf(again));
  const [participants, setParticipants] = useState<readonly Participant[]>(again?.sale.sale.participants ?? []);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const selection = selectionFrom(tour, form);
  const places = placesTaken(tour, selection, departure.capacity);
  const people = peopleIn(tour, selection);
  const named = participants.slice(0, people).map(trimmedName).filter(fullName);
  const halfName = named.some((it) => !it.first_name || !it.last_name) ? words.halfName : undefined;
  const missing = missingFieldsOf(tour, selection, partyProblems(tour, selection, { byStaff: true }))[0]?.text;
  const tooMany = places > free ? placesText(free, isOut) : undefined;
  const wrongEmail = buyer.email.trim() && !isEmail(buyer.email) ? words.emailWrong : undefined;
  const over = Date.parse(departure.starts_at) <= now.epochMilliseconds ? words.started : undefined;

  return {
    form,
    setForm: (next: BookingForm) => {
      setRefusal(null);
      setForm(next);
    },
    buyer,
    setBuyer,
    people,
    participants,
    setParticipants,
    refusal,
    problem: over ?? tooMany ?? missing ?? wrongEmail ?? halfName ?? null,
    price: quote(tour, selection),
    /** Money that was taken before, for a refused sale. */
    taken: moneyTaken(again?.payments ?? [], departure.currency),
    isBusy,
    /** @returns the line; null if nothing was sold */
    async sell(payment: TakenPayment | null): Promise<string | null> {
      const trimmed = Object.fromEntries(Object.entries(buyer).map(([key, value]) => [key, value.trim()])) as Buyer;
      const outcome = await run(
        sell({ departure, tour, selection, buyer: trimmed, participants: named, payment, again }),
      );
      if (outcome.kind === 'sold') return outcome.line;
      setRefusal(refusalText(outcome));
      return null;
    },
  };
}

function trimmedName({ first_name, last_name }: Participant): Participant {
  return { first_name: first_name.trim(), last_name: last_name.trim() };
}

function buyerOf(again: SaleAgain | null): Buyer {
  if (!again) return NOBODY;
  const { first_name, last_name, email, phone_number } = again.sale.sale;
  return { first_name, last_name, email, phone_number };
}

/** The form at its opening: the party of a refused sale of this tour, else two people, if the tour and its places allow two. */
function formFor(departure: DeskDeparture, tour: Experience, free: number, again: SaleAgain | null): BookingForm {
  const { date, start_time_id } = departure;
  if (again && again.sale.sale.experience_id === tour.id) return { ...formOf(again.sale.sale), date, start_time_id };
  const form = { ...blankForm(tour), date, start_time_id };
  const rate = chosenRate(tour, form);
  const option = rate.pricing_options.find(({ takes }) => takes === 'size');
  if (!option || rate.is_group_pricing || free < 2 || form.units[option.id]?.quantity !== 1) return form;
  return chooseQuantity(tour, form, option.id, 2);
}

function placesText(free: number, isOut: boolean): string {
  if (isOut) return words.offlineLeft(free);
  return free === 0 ? words.full : words.tooFew(free);
}

function refusalText(outcome: Exclude<SellOutcome, { kind: 'sold' }>): string {
  if (outcome.kind === 'refused') {
    const isOver = outcome.code === 'past_cutoff' || outcome.code === 'departure_cancelled';
    return isOver ? words.notForSale : words.noPlaces;
  }
  if (outcome.stop) return words.stops[outcome.stop];
  return words.offlineLeft(outcome.left);
}
