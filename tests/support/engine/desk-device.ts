import {
  type DeskDelta,
  type DeskLease,
  type KnownEntry,
  type LogEntry,
  leasePlaces,
  syncDesk,
} from '#domain/contract/desk.ts';
import type { Permission, RoleName } from '#domain/permissions.ts';
import { type Engine, ORIGIN } from './engine.ts';
import { aSeller } from './sellers.ts';

/** The fields of a sync besides its entries. */
interface SyncOptions {
  known?: readonly { id: number; version: string }[];
  account?: number;
  signing_key?: string;
}

/**
 * A device of a user with a role, in the small store's account by default.
 *
 * @param role  the name of a role, or the permissions of the device
 */
export async function aDevice(
  engine: Engine,
  role: RoleName | readonly Permission[],
  { account_id = 1, name = 'Gate' } = {},
) {
  const isNamed = typeof role === 'string';
  const { user_id } = await aSeller(engine, { [account_id]: isNamed ? role : 'owner' });
  const at = engine.clock.now.epochMilliseconds;
  const { id } = await engine.database.write(async (tx) => {
    const own = isNamed
      ? null
      : await tx
          .insertInto('roles')
          .values({ account_id, name: crypto.randomUUID(), permissions_json: JSON.stringify(role) })
          .returning('id')
          .executeTakeFirstOrThrow();
    return tx
      .insertInto('desk_devices')
      .values({
        account_id,
        user_id,
        role_id: own?.id ?? null,
        name,
        is_shared: 0,
        secret_hash: crypto.randomUUID(),
        created_at: at,
        last_contact_at: at,
        expires_at: at + 90 * 86_400_000,
        revoked_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
  });
  const headers = async () => {
    const claims = { token_type: 'access', jti: crypto.randomUUID(), user_id, device: id } as const;
    return { authorization: `Bearer ${await engine.context.accounts.tokens.sign(claims, engine.clock.now)}` };
  };
  const bodyOf = (entries: readonly LogEntry[], { known = [], account, signing_key }: SyncOptions) => ({
    account,
    signing_key,
    departures: [...known],
    entries: [...entries],
  });
  return {
    id,
    user_id,
    /** @throws Error with the refusal */
    sync: async (entries: readonly LogEntry[] = [], options: SyncOptions = {}): Promise<DeskDelta> => {
      const { status, body, text } = await engine.call(
        syncDesk,
        {},
        { body: bodyOf(entries, options), headers: await headers() },
      );
      if (status !== 200) throw new Error(text);
      return body;
    },
    /** Any answer, also a refusal. */
    lease: async (departure: number, places: number) =>
      engine.call(leasePlaces, { departure }, { body: { places }, headers: await headers() }),
    /** @throws Error with the refusal */
    leased: async (departure: number, places: number): Promise<DeskLease> => {
      const { status, body, text } = await engine.call(
        leasePlaces,
        { departure },
        { body: { places }, headers: await headers() },
      );
      if (status !== 200) throw new Error(text);
      return body;
    },
    headers,
    /** The same call as a browser sends it. */
    fetched: async (entries: readonly LogEntry[], options: SyncOptions): Promise<Response> =>
      engine.app(
        new Request(`${ORIGIN}${syncDesk.path}`, {
          method: 'POST',
          body: JSON.stringify(bodyOf(entries, options)),
          headers: { ...(await headers()), 'content-type': 'application/json', 'accept-encoding': 'gzip, br' },
        }),
      ),
  };
}

export type Device = Awaited<ReturnType<typeof aDevice>>;

let written = 0;

/** An entry at an instant, with a new id, after all that were made before it. */
export function anEntry(engine: Engine, line: string, more: Partial<LogEntry> = {}): LogEntry {
  const [id, at] = [crypto.randomUUID(), engine.clock.now.toString()];
  return { id, kind: 'admit', at, sequence: written++, who: 'Ana', line, ...more };
}

/** The log of a line in a delta. */
export function logOf(delta: DeskDelta, line: string): KnownEntry[] {
  return delta.departures.flatMap(({ log }) => log.filter((it) => it.line === line));
}

export function guestIn(delta: DeskDelta, number: string) {
  return delta.departures.flatMap(({ guests }) => guests).find((it) => it.number === number);
}

/** A sale from a lease, as its device writes it: two adults, paid later. @param number  by default the first number of the lease */
export function aSale(
  engine: Engine,
  { departure, id: of, numbers }: Pick<DeskLease, 'departure' | 'id' | 'numbers'>,
  sale: Omit<NonNullable<LogEntry['sale']>, 'first_name' | 'last_name' | 'email' | 'phone_number' | 'total'> &
    Partial<NonNullable<LogEntry['sale']>>,
  { number = numbers[0] ?? '', ...more }: Partial<LogEntry> & { number?: string } = {},
): LogEntry {
  const nobody = { first_name: '', last_name: '', email: '', phone_number: '', total: '80.00' };
  return anEntry(engine, `${number}-1`, { kind: 'sale', departure, of, sale: { ...nobody, ...sale }, ...more });
}
