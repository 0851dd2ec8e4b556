import { atom } from 'jotai';
import { placesTaken, type Selection } from '#domain/booking/party.ts';
import { quote } from '#domain/booking/pricing.ts';
import type { Participant } from '#domain/contract/cart.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import {
  createPaymentLink,
  type DeskConflict,
  type DeskDeparture,
  type DeskSale,
  type LogEntry,
} from '#domain/contract/desk.ts';
import { isSale, partyOfSale, type SaleEntry } from '#domain/desk/own-sales.ts';
import { type Minor, toDecimal } from '#domain/money/money.ts';
import { contactAtom } from './contact.ts';
import { type NewEntry, syncAtom, writeEntriesAtom } from './days.ts';
import { ensurePlacesAtom, type LeaseOutcome, leaseLeftAfterAtom } from './leases.ts';
import { logAtom } from './log.ts';
import { sessionAtom } from './session.ts';
import { voucherTextAtom } from './signing.ts';
import { toursAtom } from './tours.ts';

/** A payment by hand: `cash`, or another manual payment type of the store. */
export interface TakenPayment {
  readonly type: string;
  readonly amount: Minor;
}

export type Buyer = Pick<DeskSale, 'first_name' | 'last_name' | 'email' | 'phone_number'>;

interface SellInput {
  readonly departure: DeskDeparture;
  readonly tour: Experience;
  readonly selection: Selection;
  readonly buyer: Buyer;
  /** The guests whose names were entered. */
  readonly participants: readonly Participant[];
  /** Null if the guest pays later or by card. */
  readonly payment: TakenPayment | null;
  /** The refused sale that is booked again. */
  readonly again: SaleAgain | null;
}

/** A refused sale, and the money that was taken for it. */
export interface SaleAgain {
  readonly sale: DeskConflict & SaleEntry;
  readonly payments: readonly DeskConflict[];
}

export type SellOutcome = { readonly kind: 'sold'; readonly line: string } | Exclude<LeaseOutcome, { kind: 'ok' }>;

/** The store that takes money in a currency. */
export const storeOfAtom = atom((get) => {
  const { stores } = get(sessionAtom);
  return (currency: string) => stores.find((it) => it.currency === currency) ?? stores[0];
});

/** The manual payment types for a currency, besides cash. */
export const paymentTypesAtom = atom((get) => (currency: string) => get(storeOfAtom)(currency)?.payment_types ?? []);

/** Sells to a guest at the counter (T9): ensures the places, then writes sale and payment together. */
export const sellAtom = atom(null, async (get, set, input: SellInput): Promise<SellOutcome> => {
  const { departure, tour, selection, buyer, participants, payment, again } = input;
  const places = placesTaken(tour, selection, departure.capacity);
  const outcome = await set(ensurePlacesAtom, departure, places);
  if (outcome.kind !== 'ok') return outcome;
  const { gross, currency } = quote(tour, selection);
  const total = toDecimal(gross, currency);
  const sale = { ...selection, ...buyer, participants: [...participants], experience_id: tour.id, total };
  const [sold] = await set(writeEntriesAtom, (unsent) => {
    const left = get(leaseLeftAfterAtom)(departure, unsent);
    const number = left?.numbers[0];
    // Another sale of this device may have taken the places meanwhile.
    if (!left || number === undefined || left.places < places) return null;
    const line = `${number}-1`;
    return [
      { kind: 'sale', line, departure: departure.id, of: left.lease.id, sale },
      ...(payment ? [paymentEntry(line, departure, payment)] : []),
      ...(again ? moveMoney(again, line, departure) : []),
    ];
  });
  return sold?.line === undefined ? { kind: 'refused', code: undefined } : { kind: 'sold', line: sold.line };
});

/** The entries that let the money of a refused sale count for a new one, and that settle the refused sale. */
function moveMoney({ sale, payments }: SaleAgain, line: string, departure: DeskDeparture): NewEntry[] {
  const moved = payments.flatMap((payment): NewEntry[] => {
    const { id: of, amount, currency, type } = payment;
    const money = { amount, currency, type };
    return [
      { ...money, kind: 'refund', of, line: payment.line, departure: payment.departure },
      { ...money, kind: 'payment', line, departure: departure.id },
    ];
  });
  return [...moved, { kind: 'settle', of: sale.id }];
}

/** Gives the unsold places of this device's lease back (T11), also without a network. Sold places stay sold. */
export const giveBackAtom = atom(null, async (get, set, departure: DeskDeparture): Promise<void> => {
  await set(writeEntriesAtom, (unsent) => {
    const left = get(leaseLeftAfterAtom)(departure, unsent);
    if (!left || left.places === 0) return null;
    return [{ kind: 'give_back', departure: departure.id, of: left.lease.id, places: left.places }];
  });
});

/** Writes a payment by hand for a line. */
export const takePaymentAtom = atom(
  null,
  async (_get, set, line: string, departure: DeskDeparture, payment: TakenPayment): Promise<void> => {
    await set(writeEntriesAtom, [paymentEntry(line, departure, payment)]);
  },
);

/** Writes money that was given back by hand for a line. */
export const giveMoneyBackAtom = atom(
  null,
  async (
    _get,
    set,
    line: string,
    departure: Pick<DeskDeparture, 'id' | 'currency'>,
    refund: TakenPayment,
  ): Promise<void> => {
    await set(writeEntriesAtom, [{ ...paymentEntry(line, departure, refund), kind: 'refund' }]);
  },
);

/** Takes a payment of this device back, once. @param type  how the guest really paid; left out if the guest did not pay */
export const takeBackAtom = atom(null, async (_get, set, payment: LogEntry, type?: string): Promise<void> => {
  const { id: of, line, departure, amount, currency } = payment;
  const entry = { line, departure, amount, currency };
  await set(writeEntriesAtom, (unsent) => {
    if (unsent.some((it) => it.kind === 'refund' && it.of === of)) return null;
    const refund = { ...entry, kind: 'refund', of, type: payment.type };
    return type === undefined ? [refund] : [refund, { ...entry, kind: 'payment', of, type }];
  });
});

function paymentEntry(
  line: string,
  { id, currency }: Pick<DeskDeparture, 'id' | 'currency'>,
  { type, amount }: TakenPayment,
): NewEntry {
  return { kind: 'payment', line, departure: id, amount: toDecimal(amount, currency), currency, type };
}

/** Opens a card page for a line, by a QR code that the guest scans. Sends the sales of this device first. */
export const openPaymentLinkAtom = atom(null, async (get, set, line: string, amount: string) => {
  await set(syncAtom);
  return get(contactAtom).send(createPaymentLink, { params: { line }, body: { amount }, key: crypto.randomUUID() });
});

/** The sale of a line, if this device made it; else null. */
export const ownSaleAtom = atom((get) => (line: string): SaleEntry | null => {
  const entries = get(logAtom).map(({ entry }) => entry);
  return entries.filter(isSale).find((it) => it.line === line) ?? null;
});

/** The text of the QR code of a voucher that this device has sold. */
export const soldVoucherAtom = atom(null, async (get, set, entry: SaleEntry, starts_at: string): Promise<string> => {
  const { line, departure, at, sale } = entry;
  const party = partyOfSale(sale, get(toursAtom)).map(({ category, people }) => ({ category, people }));
  return set(voucherTextAtom, { number: line, departure, starts_at, sold_at: at, party });
});
