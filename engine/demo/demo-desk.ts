import { setImmediate as waitTurn } from 'node:timers/promises';
import { insertUser } from '../accounts/model/queries.ts';
import { hashPassword } from '../accounts/sign-in/passwords.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import { type DemoDeparture, demoBookings, demoSource, type Guest } from './demo-bookings.ts';
import { DEMO_USER } from './demo-user.ts';
import { deleteDeskMark, isDeskMarked } from './desk-mark.ts';

type App = (request: Request) => Promise<Response>;

/**
 * Fills the demo store's desk: an owner who can sign in, bookings from yesterday to three days ahead, some guests who have arrived, some money
 * due. Everything is made through the API, as a seller would. If the signal ends it, the next call goes on with the departures that have no
 * bookings yet.
 *
 * @param appAt  the API at an instant: bookings for earlier today were made yesterday
 */
export async function openDemoDesk(
  context: Context,
  appAt: (now: Temporal.Instant) => App,
  signal?: AbortSignal,
): Promise<void> {
  const { database, now } = context;
  const password = await hashPassword(DEMO_USER.password);
  const isNew = await database.write(async (tx) => {
    const account = await tx.selectFrom('base_accounts').select('id').orderBy('id').executeTakeFirst();
    const owner = await tx
      .selectFrom('roles')
      .select('id')
      .where('account_id', 'is', null)
      .where('name', '=', 'owner')
      .executeTakeFirst();
    if (!account || !owner) return false;
    const { email, first_name, last_name } = DEMO_USER;
    const at = now().epochMilliseconds;
    const known = {
      email,
      email_key: email,
      password,
      first_name,
      last_name,
      is_active: 1,
      is_staff: 0,
      date_joined: at,
    };
    const user = await insertUser(tx, known);
    if (!user) return false;
    const member = { account_id: account.id, user_id: user.id, role_id: owner.id, email, email_key: email };
    await tx
      .insertInto('team_members')
      .values({ ...member, invitation: null, created_at: at, joined_at: at })
      .execute();
    return true;
  });
  if (isNew || (await database.read(isDeskMarked))) await bookGuests(context, appAt, signal);
}

async function bookGuests(
  { database, now }: Context,
  appAt: (now: Temporal.Instant) => App,
  signal: AbortSignal | undefined,
): Promise<void> {
  const today = now().toZonedDateTimeISO('UTC').toPlainDate();
  const earlier = today.subtract({ days: 2 }).toZonedDateTime('UTC').toInstant();
  const past = await openClient(appAt(earlier), '/api/jwt/create/');
  const present = await openClient(appAt(now()), '/api/desk/session/');
  const range = `date_from=${today.subtract({ days: 1 }).toString()}&date_to=${today.add({ days: 3 }).toString()}`;
  const { results } = await present.get<{ results: readonly DemoDeparture[] }>(
    `/api/departures/?${range}&page_size=500`,
  );
  const experiences = new Map<number, unknown>();
  for (const { experience } of results)
    if (!experiences.has(experience))
      experiences.set(experience, await present.get(`/api/webstores/experiences/${experience}/`));
  const lines = await database.read((tx) => tx.selectFrom('order_lines').select('departure_id').distinct().execute());
  const booked = new Set(lines.map(({ departure_id }) => departure_id));
  const admits: object[] = [];
  // The present day has most bookings.
  const busyDays = { departuresOn: (date: string) => (date === today.toString() ? 20 : 4) };
  for (const { departure, guest, order } of demoBookings(results, experiences, busyDays)) {
    // The server already answers: its first visitors must not wait for all demo bookings.
    await waitTurn();
    if (signal?.aborted) break;
    if (booked.has(departure.id)) continue;
    const made = await past.post<{ number?: string }>('/api/orders/', order);
    const admit = made.number ? admitOf(departure, guest, made.number, now()) : null;
    if (admit) admits.push(admit);
    if (made.number) await setSource(database, made.number, demoSource(guest));
  }
  await present.post('/api/desk/sync/', { departures: [], entries: admits });
  if (!signal?.aborted) await database.write(deleteDeskMark);
}

/**
 * Gives a booking another channel, for the numbers and the history. The demo guests cannot book by themselves, because that needs their email
 * addresses and sends emails.
 */
async function setSource(database: Database, number: string, source: ReturnType<typeof demoSource>): Promise<void> {
  if (source === 'staff') return;
  await database.write(async (tx) => {
    const { id } = await tx
      .updateTable('orders')
      .set((it) => ({ source, version: it('version', '+', 1), ...(source === 'storefront' && { made_by: null }) }))
      .where('number', '=', number)
      .returning('id')
      .executeTakeFirstOrThrow();
    if (source === 'storefront')
      await tx
        .updateTable('history')
        .set({ actor_kind: 'guest', user_id: null, actor: '' })
        .where('subject_kind', '=', 'order')
        .where('subject_id', '=', id)
        .where('kind', '=', 'placed')
        .execute();
  });
}

/** The entry that lets a guest in, or null. Most guests of started departures have come, and some of departures that start soon. */
function admitOf(departure: DemoDeparture, guest: Guest, number: string, now: Temporal.Instant): object | null {
  const minutes = (Date.parse(departure.starts_at) - now.epochMilliseconds) / 60_000;
  const hasCome = minutes < 0 ? guest.seed % 8 !== 0 : minutes < 300 && guest.seed % 2 === 0;
  if (!hasCome) return null;
  const early = 8 + (guest.seed % 15);
  const at = Math.min(Date.parse(departure.starts_at) - early * 60_000, now.epochMilliseconds - early * 60_000);
  const isPart = guest.people > 3 && guest.seed % 3 === 0;
  return {
    id: crypto.randomUUID(),
    kind: 'admit',
    at: new Date(at).toISOString(),
    who: `${DEMO_USER.first_name} ${DEMO_USER.last_name}`,
    line: `${number}-1`,
    departure: departure.id,
    people: Array.from({ length: isPart ? guest.people - 1 : guest.people }, (_, n) => n),
  };
}

/** Signs in as a person or as a device, and returns functions that send calls. */
async function openClient(app: App, signIn: string) {
  const send = async <T>(method: string, path: string, token: string | null, body?: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await app(new Request(`http://localhost${path}`, { method, headers, ...sent }));
    return (await response.json()) as T;
  };
  const { email, password } = DEMO_USER;
  const session = { email, password, name: 'Tablet at the pier' };
  const { access } = await send<{ access: string }>('POST', signIn, null, session);
  return {
    get: <T>(path: string) => send<T>('GET', path, access),
    post: <T>(path: string, body: object) => send<T>('POST', path, access, body),
  };
}
