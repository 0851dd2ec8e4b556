import fc from 'fast-check';
import type { LinkFault } from './link-faults.ts';
import { linkFaults } from './link-faults.ts';

/** What may happen to a device with a cart: its visitor, its network, its clock, its tabs and its worker. */
export type Step =
  | { readonly do: 'add'; readonly adults: number }
  | { readonly do: 'change'; readonly line: number; readonly adults: number }
  | { readonly do: 'drop'; readonly line: number }
  | { readonly do: 'drop_cart' | 'note' | 'contact' }
  /** A tab asks for the order, takes that back, or is closed; tab 2 is the worker, where nobody asks. */
  | { readonly do: 'order' | 'withdraw' | 'leave'; readonly tab: 0 | 1 }
  /** A deliverer goes on for so many steps, or until it has nothing more to do; then it stands still, or is gone for good. */
  | {
      readonly do: 'deliver';
      readonly tab: 0 | 1 | 2;
      readonly faults: readonly (LinkFault | null)[];
      readonly steps: number | null;
      readonly crash: boolean;
    }
  /** A page reads the cart; what it was told may be heard only later. */
  | { readonly do: 'refresh'; readonly fault: LinkFault | null; readonly isSlow: boolean }
  | { readonly do: 'hear' | 'online' | 'see' | 'success' }
  /** A request arrives that nobody waits for any more, for the first time or again. */
  | { readonly do: 'arrive'; readonly which: number }
  | { readonly do: 'charge'; readonly price: string }
  /** `isAsleep`: the page does not notice. */
  | { readonly do: 'wait'; readonly minutes: number; readonly isAsleep: boolean }
  /** The device's clock is set anew, and the page asks for the engine's. */
  | { readonly do: 'clock'; readonly hours: number; readonly fault: LinkFault | null };

const fault = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 5, arbitrary: fc.constantFrom(...linkFaults) },
);
const tab = fc.constantFrom(0 as const, 1 as const);
const line = fc.nat(3);
const adults = fc.integer({ min: 1, max: 6 });

const deliver = fc.record({
  do: fc.constant('deliver' as const),
  tab: fc.constantFrom(0 as const, 1 as const, 2 as const),
  faults: fc.array(fault, { maxLength: 4 }),
  steps: fc.option(fc.nat(7), { freq: 2 }),
  crash: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('add' as const), adults }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('change' as const), line, adults }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('drop' as const), line }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('drop_cart', 'note', 'note', 'contact') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('order', 'withdraw', 'leave'), tab }) },
  { weight: 16, arbitrary: deliver },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refresh' as const), fault, isSlow: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('hear', 'online', 'online', 'see', 'success') }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('arrive' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('charge' as const), price: fc.constantFrom('40.00', '44.50') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      minutes: fc.constantFrom(1, 10, 29, 31, 26 * 60),
      isAsleep: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(-24, 24), fault }) },
);

/** The way to an order, as far as it gets: chance alone finds it too seldom. */
const buying = fc
  .tuple(adults, tab, deliver, deliver, fc.boolean())
  .map(([some, at, first, second, isSeen]): Step[] => [
    { do: 'add', adults: some },
    { do: 'contact' },
    first,
    { do: 'order', tab: at },
    { ...second, tab: at },
    ...(isSeen ? [{ do: 'success' } as const] : []),
  ]);

<<<<<<< HEAD
/** Up to 40 steps or so. */
export const anySchedule: fc.Arbitrary<Step[]> = fc
  .array(fc.oneof({ weight: 12, arbitrary: step.map((it) => [it]) }, { weight: 1, arbitrary: buying }), {
    maxLength: 28,
    size: 'max',
  })
  .map((phrases) => phrases.flat());
=======
export interface End {
  engine: ModelEngine;
  mirror: Mirror;
  /** Lines that the visitor asked for and did not take back. */
  wanted: ReadonlySet<string>;
  refused: ReadonlySet<string>;
  /** What each line was last asked to be, where that was not refused. */
  adults: ReadonlyMap<string, number>;
}

/** Plays a schedule, then lets everything through and tells how it ended. Lines are never named twice, as on a device. */
export async function play(steps: readonly Step[], mutation: Mutation = {}): Promise<End> {
  const engine = new ModelEngine({ now: Date.parse('2026-11-20T12:00:00Z'), places: 14 });
  const store = memoryMirror();
  const sent: { endpoint: { method: string; path: string }; wanted: Parameters<Send>[1] }[] = [];
  const lines: string[] = [];
  const wanted = new Set<string>();
  const adults = new Map<string, number>();
  const refused = new Set<string>();
  let count = 0;
  const newId = () => `id-${++count}`;
  const now = () => Temporal.Instant.fromEpochMilliseconds(engine.now);

  store.subscribe((mirror) => {
    for (const { command } of mirror.refusals) {
      if (command.kind === 'add_line') refused.add(command.line_id);
      if (command.kind === 'change_line' || command.kind === 'drop_line') adults.delete(command.line_id);
    }
  });

  function tab(faults: readonly Fault[], crashAfter: number | null): Deliverer {
    let left = crashAfter ?? Infinity;
    const queue = [...faults];
    // Past its crash a tab does nothing more, at whichever step that was.
    const alive = async <T>(work: () => Promise<T>): Promise<T> => (left-- > 0 ? work() : new Promise<never>(() => {}));
    const send = (async (endpoint: { method: string; path: string }, asked: Parameters<Send>[1] = {}) =>
      alive(async () => {
        await turn();
        const request = mutation.withoutKeys ? { ...asked, key: newId() } : asked;
        const fault = queue.shift() ?? 'none';
        if (fault === 'before') return lost;
        if (fault === 'busy') return { ...lost, why: 'busy' as const };
        if (fault === 'foreign') return { ...lost, why: 'foreign' as const };
        if (endpoint.method !== 'GET') sent.push({ endpoint, wanted: request });
        const outcome = await engine.send(endpoint as never, request);
        return fault === 'after' ? lost : outcome;
      })) as unknown as Send;
    const mirror: MirrorStore = {
      ...store,
      read: () => alive(() => store.read()),
      update: (transition) => alive(() => store.update((it) => mutated(it, transition(it), mutation))),
    };
    return createDeliverer({ mirror, send, now, newId, chance: () => 0 });
  }

  async function enqueue(make: (mirror: Mirror) => Command | null): Promise<void> {
    await store.update((it) => {
      const command = make(it);
      const thawed = mutation.unfrozen ? { ...it, outbox: it.outbox.map((one) => ({ ...one, sent: null })) } : it;
      return command ? outbox.enqueue(thawed, command) : it;
    });
  }

  const lapse = () =>
    store.update((it) =>
      it.expires_at && Date.parse(it.expires_at) <= engine.now ? outbox.expire(it, it.id ?? '', now()) : it,
    );

  async function visit(step: Step): Promise<void> {
    switch (step.do) {
      case 'add': {
        const id = `line-${lines.length}`;
        lines.push(id);
        wanted.add(id);
        adults.set(id, step.adults);
        return enqueue((it) => add(newId(), shownCart(it)?.id ?? newId(), id, step.adults));
      }
      case 'change':
      case 'drop':
        return enqueue((it) => {
          const cart = shownCart(it);
          const line = cart?.lines[step.line % cart.lines.length];
          if (!cart || !line) return null;
          if (step.do === 'change') adults.set(line.id, step.adults);
          else wanted.delete(line.id);
          return step.do === 'change'
            ? change(newId(), cart.id, line.id, step.adults)
            : drop(newId(), cart.id, line.id);
        });
      case 'drop_cart':
      case 'note':
        return enqueue((it) => {
          const cart = shownCart(it);
          if (!cart) return null;
          if (step.do === 'note') return details(newId(), cart.id, { note: newId() });
          for (const line of cart.lines) wanted.delete(line.id);
          return dropCart(newId(), cart.id);
        });
      case 'repeat': {
        const late = sent[count % (sent.length || 1)];
        if (late) await engine.send(late.endpoint as never, late.wanted);
        return;
      }
      case 'settle':
        return turns(40);
      case 'wait':
        engine.now += step.minutes * 60_000;
        await lapse();
        return;
      case 'deliver': {
        const deliverer = tab(step.faults, step.crashAfter);
        void deliverer.wake().then(() => deliverer.stop());
        return turns(step.tab === 0 ? 30 : 2);
      }
    }
  }

  for (const step of steps) await visit(step);
  await turns(60);
  for (let round = 0; round < 60 && ((await store.read())?.outbox.length ?? 0) > 0; round++) {
    await store.update(outbox.hurry);
    const deliverer = tab([], null);
    await deliverer.wake();
    deliverer.stop();
  }
  await lapse();
  return { engine, mirror: (await store.read()) ?? emptyMirror, wanted, refused, adults };
}

/** What is wrong with an end, in words; none where page and engine agree and nothing has been lost or done twice. */
export function faultsOf({ engine, mirror, wanted, refused, adults }: End): string[] {
  const faults: string[] = [];
  if (mirror.outbox.length > 0) faults.push(`${mirror.outbox.length} commands never settled`);
  for (const [key, times] of engine.effects) if (times > 1) faults.push(`${key} took effect ${times} times`);

  const shown = shownCart(mirror);
  const kept = mirror.id === null ? null : engine.cart(mirror.id);
  const said = (cart: { lines: readonly { id: string; total: { gross: string } }[]; note: string } | null) =>
    JSON.stringify(cart && [cart.lines.map((line) => [line.id, line.total.gross]), cart.note]);
  if (said(shown) !== said(kept)) faults.push(`shown ${said(shown)}, kept ${said(kept)}`);

  const here = new Set(kept?.lines.map(({ id }) => id));
  const lost = new Set(mirror.lost_lines.map(({ line }) => line.id));
  for (const id of wanted)
    if (!here.has(id) && !lost.has(id) && !refused.has(id)) faults.push(`${id} is silently gone`);
  for (const id of here) if (!wanted.has(id)) faults.push(`${id} is back`);
  for (const id of here) if (refused.has(id)) faults.push(`${id} was refused and is there`);
  for (const id of lost) if (!wanted.has(id)) faults.push(`${id} was removed and is a draft`);
  for (const { id, total } of kept?.lines ?? []) {
    const wish = adults.get(id);
    if (wish !== undefined && !lost.has(id) && total.gross !== `${wish * 40}.00`)
      faults.push(`${id} costs ${total.gross}, not for ${wish}`);
  }
  return faults;
}

const lost: Outcome<never> = { kind: 'unreachable', why: 'network', retryAfter: null };

function mutated(before: Mirror, after: Mirror, { dequeueFirst = false }: Mutation): Mirror {
  const begun = after.outbox.find(
    (it) => it.attempts > (before.outbox.find(({ id }) => id === it.id)?.attempts ?? it.attempts),
  );
  if (begun && dequeueFirst) return outbox.withdraw(after, begun.id);
  return after;
}

/** The mirror's store in memory, one transaction after the other. */
export function memoryMirror(): MirrorStore {
  let kept: Mirror | null = null;
  const listeners = new Set<(mirror: Mirror) => void>();
  return {
    read: async () => {
      await turn();
      return kept;
    },
    update: async (transition) => {
      await turn();
      kept = transition(kept ?? emptyMirror);
      for (const listener of listeners) listener(kept);
      return kept;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {},
  };
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await turn();
}
>>>>>>> 1dbccad0990cd57167e24413b972f8f2bd41889a
