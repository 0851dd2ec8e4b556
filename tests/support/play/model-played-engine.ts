import type { Send } from '#platform/network/api.ts';
import { faultyOutcome } from '../browser/link-faults.ts';
import { aLineSelection } from './commands.ts';
import { ModelEngine, priced } from './model-engine.ts';
import type { PlayedEngine } from './played-engine.ts';

/** The model of the engine; a schedule moves its clock. */
export function modelPlayedEngine(): PlayedEngine {
  const engine = new ModelEngine({ now: Date.parse('2026-11-20T12:00:00Z'), places: 14 });
  let count = 0;

  return {
    link: ({ fault, keyOf, onEffect, onTheWay }) =>
      (async (endpoint: Parameters<Send>[0], options: NonNullable<Parameters<Send>[1]>) => {
        const isRead = endpoint.method === 'GET';
        const sent = options.key === undefined ? options : { ...options, key: keyOf(options.key) };
        const arrive = async () => {
          const outcome = await engine.send(endpoint, sent);
          if (!isRead && outcome.kind === 'ok' && !outcome.replayed) onEffect(options.key ?? '');
          return outcome;
        };
        if (!isRead) onTheWay(arrive, fault === 'late');
        return faultyOutcome(fault, arrive);
      }) as unknown as Send,
    now: () => Temporal.Instant.fromEpochMilliseconds(engine.now),
    pass: (minutes) => void (engine.now += minutes * 60_000),
    charge: async (price) => void (engine.price = price),
    newId: () => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`,
    selection: aLineSelection,
    experience: priced,
    paymentMethod: { id: '2', type: null },
    cart: async (id) => engine.cart(id),
    bought: async () => new Set([...engine.carts.values()].flatMap((it) => (it.ordered ? [...it.lines.keys()] : []))),
  };
}
