import { quote } from '#domain/booking/pricing.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { toDecimal } from '#domain/money/money.ts';

/** A departure in an answer of the API. */
export interface DemoDeparture {
  readonly id: number;
  readonly experience: number;
  readonly date: string;
  readonly time: string;
  readonly starts_at: string;
  readonly capacity: number;
  readonly sold: number;
}

export interface Guest {
  readonly name: readonly [string, string];
  readonly phone: string;
  readonly people: number;
  readonly seed: number;
}

interface DemoBooking {
  readonly departure: DemoDeparture;
  readonly guest: Guest;
  /** The body of POST /api/orders/. */
  readonly order: NonNullable<ReturnType<typeof orderOf>>;
}

/** The channel of a demo guest's booking: most in the shop, some at the desk, the others with staff. */
export function demoSource({ seed }: Guest): 'storefront' | 'staff' | 'desk' {
  if (seed % 10 < 6) return 'storefront';
  return seed % 10 < 8 ? 'desk' : 'staff';
}

interface BusyDays {
  /** The number of departures on a day that have bookings. */
  readonly departuresOn: (date: string) => number;
  /** The most parties of a departure. */
  readonly mostParties?: number;
  /** The number of the first guest who books. */
  readonly firstGuest?: number;
}

/** The demo bookings: at each run the same guests. */
export function* demoBookings(
  departures: readonly DemoDeparture[],
  experiences: ReadonlyMap<number, unknown>,
  { departuresOn, mostParties = Number.POSITIVE_INFINITY, firstGuest = 0 }: BusyDays,
): Generator<DemoBooking> {
  let n = firstGuest;
  const perDay = new Map<string, number>();
  for (const departure of departures) {
    const used = perDay.get(departure.date) ?? 0;
    const experience = experiences.get(departure.experience) as Experience | undefined;
    if (!experience?.rates || used >= departuresOn(departure.date)) continue;
    perDay.set(departure.date, used + 1);
    let left = Math.min(14, Math.ceil((departure.capacity - departure.sold) * 0.7));
    for (let party = 0; left > 1 && party < mostParties; party += 1) {
      const guest = guestAt(n);
      const units = unitsFor(experience, Math.min(guest.people, left), n);
      n += 1;
      if (!units) break;
      left -= units.people;
      const order = orderOf(experience, departure, { ...guest, people: units.people }, units.units);
      if (order) yield { departure, guest: { ...guest, people: units.people }, order };
    }
  }
}

/** Units of the default rate: adults, and every third party with a child. */
function unitsFor({ rates, default_rate_id }: Experience, guests: number, n: number) {
  const rate = rates.find(({ id }) => id === default_rate_id) ?? rates[0];
  const [adult, child] = rate?.pricing_options ?? [];
  if (!rate || !adult) return null;
  if (rate.is_group_pricing) {
    const size = Math.max(guests, adult.min_limit || 1);
    return { rate: rate.id, people: size, units: [{ pricing_option_id: adult.id, quantity: 1, group_size: size }] };
  }
  const children = child && child.takes !== 'none' && guests > 2 && n % 3 === 0 ? 1 : 0;
  const units = [{ pricing_option_id: adult.id, quantity: Math.max(1, guests - children) }];
  if (children && child) units.push({ pricing_option_id: child.id, quantity: children });
  return { rate: rate.id, people: Math.max(1, guests), units };
}

type Unit = NonNullable<ReturnType<typeof unitsFor>>['units'][number];

/** The body of an order. Most guests have paid, every fifth a part; every seventh pays at the desk. Null if the schedule no longer has the start. */
function orderOf(experience: Experience, { date, time }: DemoDeparture, guest: Guest, pricing_units: readonly Unit[]) {
  const start = experience.schedule.start_times.find((it) => it.time.slice(0, 5) === time.slice(0, 5));
  const rate = experience.default_rate_id ?? experience.rates[0]?.id;
  if (!start || rate === undefined) return null;
  const booking_info = { date, start_time_id: start.id, pricing_rate_id: rate, pricing_units: [...pricing_units] };
  const { gross } = quote(experience, { booking_info });
  const part = Math.round(gross * 0.3);
  const isPart = guest.seed % 5 === 1;
  const isLater = guest.seed % 7 === 3;
  const amount = toDecimal(isPart || isLater ? part : gross, experience.currency);
  const [first_name, last_name] = guest.name;
  return {
    lines: [{ experience_id: experience.id, booking_info, note: notes[guest.seed % 17] }],
    main_contact_info: { first_name, last_name, phone_number: guest.phone },
    note: comments[guest.seed % 13],
    payment_method_id: '1',
    payment_type_id: 'transfer',
    amount,
    paid: !isLater,
  };
}

const notes: Readonly<Record<number, string>> = { 3: 'Comes by the 9:40 ferry', 11: 'Brings a pushchair' };
const comments: Readonly<Record<number, string>> = { 2: 'One of us is vegetarian.', 7: 'It is our anniversary!' };

function guestAt(n: number): Guest {
  const first = firstNames[(n * 7) % firstNames.length] ?? '';
  const last = lastNames[(n * 11 + 3) % lastNames.length] ?? '';
  const people = [2, 4, 2, 3, 1, 5, 2, 2][n % 8] ?? 2;
  return { name: [first, last], phone: `+385 91 555 ${String(100 + ((n * 37) % 900))}`, people, seed: n };
}

const firstNames = [
  'Ana',
  'Luka',
  'Emma',
  'Jonas',
  'Sofia',
  'Marko',
  'Chloé',
  'Oliver',
  'Giulia',
  'Petra',
  'Lars',
  'Maja',
  'Tom',
  'Ivana',
  'Noah',
  'Elena',
  'Piotr',
  'Hana',
  'Diego',
];
const lastNames = [
  'Kovač',
  'Meyer',
  'Rossi',
  'Novak',
  'Dubois',
  'Horvat',
  'Smith',
  'Jansen',
  'Marić',
  'Fischer',
  'Nielsen',
  'García',
  'Kowalska',
  'Perić',
  'Brown',
  'Weber',
  'Lindqvist',
];
