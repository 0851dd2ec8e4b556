import { setImmediate } from 'node:timers/promises';
import type { Selection } from '#domain/booking/party.ts';
import type { DeskDelta, DeskLease, LogEntry } from '#domain/contract/desk.ts';
import { isSale, leftOfLease, newerLeases } from '#domain/desk/own-sales.ts';

/** The device's calls of the engine. Each throws if it is refused. */
export interface DeskLink {
  lease(departure: number, places: number): Promise<DeskLease>;
  sync(entries: readonly LogEntry[]): Promise<Pick<DeskDelta, 'leases' | 'stored'>>;
}

interface SellingOf {
  readonly link: DeskLink;
  readonly departure: number;
  /** The number of adults. */
  readonly selection: (adults: number) => Selection & { experience_id: number };
  /** The price of one adult, a whole number in the currency. */
  readonly price: number;
  readonly random: () => number;
  readonly now: () => Temporal.Instant;
}

const CUT = new Error('cut');

/**
 * A device that sells by the rules of the page (T11), over a network that loses requests, loses answers and delivers late. It sells only from
 * leases that it knows.
 */
export function sellingDevice({ link, departure, selection, price, random, now }: SellingOf) {
  let leases: readonly DeskLease[] = [];
  let unsent: readonly LogEntry[] = [];
  let isOut = false;
  let syncing: Promise<void> | null = null;
  const late: (() => Promise<unknown>)[] = [];
  const running: Promise<void>[] = [];
  const sales: { readonly line: string; readonly places: number }[] = [];

  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const placesOf = (entry: LogEntry) =>
    entry.sale?.booking_info.pricing_units.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  const lease = () => leases.find((it) => it.departure === departure);
  const left = () => {
    const known = lease();
    return known ? leftOfLease(known, unsent, placesOf) : { places: 0, numbers: [] };
  };

  /** Waits for a moment, so that an answer may arrive after later ones. */
  async function slowness(): Promise<void> {
    for (let n = Math.floor(random() * 12); n > 0; n -= 1) await setImmediate();
  }

  async function overNetwork<T>(call: () => Promise<T>): Promise<T> {
    const fate = random();
    if (isOut || fate < 0.1) throw CUT;
    if (fate < 0.2) {
      late.push(call);
      throw CUT;
    }
    const answer = await call();
    await slowness();
    if (fate < 0.35) throw CUT;
    if (fate < 0.4) late.push(call);
    return answer;
  }

  async function askFor(places: number): Promise<void> {
    const known = lease();
    const taken = known ? known.places - left().places : 0;
    const reply = await overNetwork(() => link.lease(departure, places + taken));
    leases = newerLeases(leases, [reply], leases);
  }

  function write(entry: Omit<LogEntry, 'id' | 'at' | 'who'>): void {
    unsent = [...unsent, { ...entry, id: crypto.randomUUID(), at: now().toString(), who: 'Ana' }];
  }

  async function sell(adults: number): Promise<void> {
    if (left().places < adults) await askFor(adults);
    const { places, numbers } = left();
    const [number] = numbers;
    if (places < adults || number === undefined) return;
    const line = `${number}-1`;
    const total = `${price * adults}.00`;
    const sale = { ...selection(adults), first_name: '', last_name: '', email: '', phone_number: '', total };
    write({ kind: 'sale', line, departure, of: lease()?.id ?? '', sale });
    write({ kind: 'payment', line, departure, amount: total, currency: 'EUR', type: 'cash' });
    sales.push({ line, places: adults });
  }

  function giveBack(): void {
    const { places } = left();
    const known = lease();
    if (known && places > 0) write({ kind: 'give_back', departure, of: known.id, places });
  }

  async function syncOnce(send: DeskLink['sync']): Promise<void> {
    const entries = unsent.slice(0, 20);
    const before = leases;
    const { leases: answered, stored } = await send(entries);
    leases = newerLeases(leases, answered, before);
    const sent = new Set(stored);
    unsent = unsent.filter(({ id }) => !sent.has(id));
  }

  function sync(): Promise<void> {
    syncing ??= syncOnce((entries) => overNetwork(() => link.sync(entries))).finally(() => {
      syncing = null;
    });
    return syncing;
  }

  async function act(): Promise<void> {
    const what = random();
    if (what < 0.35) await sell(upTo(3));
    else if (what < 0.45) await askFor(upTo(4));
    else if (what < 0.55) giveBack();
    else if (what < 0.85) await sync();
    else if (what < 0.95) isOut = !isOut;
    else await late.shift()?.();
  }

  return {
    sales,
    /** One act, which a cut or a refusal may end. The next act may begin before this one has ended. */
    step: async (): Promise<void> => {
      const acting = act().catch(() => undefined);
      running.push(acting);
      if (random() < 0.5) await acting;
    },
    /** Sells the rest of its lease without a network, as on the way to the boat. */
    goOut: (): void => {
      isOut = true;
    },
    /** Regains contact: delayed requests arrive, and all entries are sent. @throws Error with a refusal of the engine */
    end: async (): Promise<void> => {
      isOut = false;
      await Promise.all(running);
      await syncing?.catch(() => undefined);
      for (const call of late.splice(0)) await call().catch(() => undefined);
      while (unsent.length > 0) await syncOnce((entries) => link.sync(entries));
    },
    unsentSales: () => unsent.filter(isSale).length,
  };
}
