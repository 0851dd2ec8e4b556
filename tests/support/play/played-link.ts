import type { Send } from '#platform/network/api.ts';
import type { LinkFault } from '../browser/link-faults.ts';
import type { Mutation } from './mutation.ts';
import type { PlayedEngine } from './played-engine.ts';

/** The network of a played device: the commands that took effect at the engine, and the requests that may still arrive. */
export class PlayedLink {
  /** The number of times that each command took effect, by its id. */
  readonly effects = new Map<string, number>();
  private readonly onTheWay: { arrive: () => Promise<unknown>; isLate: boolean }[] = [];
  private readonly engine: PlayedEngine;
  private readonly mutation: Mutation | null;

  constructor(engine: PlayedEngine, mutation: Mutation | null) {
    this.engine = engine;
    this.mutation = mutation;
  }

  readonly with = (fault: LinkFault | null): Send =>
    this.engine.link({
      fault,
      keyOf: (id) => (this.mutation === 'withoutKeys' ? this.engine.newId() : id),
      onEffect: (id) => this.effects.set(id, (this.effects.get(id) ?? 0) + 1),
      onTheWay: (arrive, isLate) => this.onTheWay.push({ arrive, isLate }),
    });

  /** One of the requests so far arrives (again), though the device has given it up. */
  async arrive(which: number): Promise<void> {
    const it = this.onTheWay[which % (this.onTheWay.length || 1)];
    if (it) it.isLate = false;
    await it?.arrive();
  }

  /** All requests arrive that have not arrived yet. */
  async arriveAll(): Promise<void> {
    for (const it of this.onTheWay) if (it.isLate) await it.arrive();
  }
}
