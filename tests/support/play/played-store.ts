import type { Command } from '#domain/cart/commands.ts';
import { emptyMirror, type Mirror, storedMirror } from '#domain/cart/mirror.ts';
import { Ledger } from './ledger.ts';
import { type Mutation, mutated } from './mutation.ts';

/** The mirror of a played device. Each transition goes into the ledger. */
export class PlayedStore {
  readonly ledger = new Ledger();
  mirror: Mirror = emptyMirror;
  readonly mutation: Mutation | null;

  constructor(mutation: Mutation | null) {
    this.mutation = mutation;
  }

  /** @param command  the command that the transition stores or takes back */
  readonly update = (transition: (mirror: Mirror) => Mirror, command: Command | null = null): Mirror => {
    const before = this.mirror;
    this.mirror = mutated(before, transition(before), this.mutation);
    this.ledger.note(before, this.mirror, command);
    return this.mirror;
  };

  /** Reads the mirror again from its stored form, as after a crash. */
  reopen(): void {
    this.mirror = storedMirror(structuredClone(this.mirror)) ?? emptyMirror;
  }
}
