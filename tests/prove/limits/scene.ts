import type { Chance } from '#tests/fuzz/chance.ts';
import type { ApiReply } from '#tests/support/engine/asking.ts';
import type { Caller, Sent } from '../support/caller.ts';
import type { Installation } from '../support/installation.ts';
import type { Token } from '../support/people.ts';

/** The engines on which a limit is tried, and what was found there. */
export interface Scene {
  readonly at: Installation;
  readonly caller: Caller;
  /** The owner of the tours. */
  readonly owner: Token;
  /** The round of the limit: each has a day of its own. */
  readonly round: number;
  readonly chance: (index: number) => Chance;
}

/** How often a limit was looked at in a round, and where it was passed. */
export interface Found {
  readonly faults: readonly string[];
  readonly looks: number;
}

/** Sends a request to one of the engines by chance. */
export function send<Reply = Record<string, unknown>>(
  { at, caller }: Scene,
  chance: Chance,
  method: string,
  path: string,
  sent: Sent = {},
): Promise<ApiReply<Reply>> {
  return caller.ask<Reply>(at.url(chance.below(2)), method, path, sent);
}

/** Lets so many act at once. @param act  gets the chance of each */
export async function atOnce({ chance }: Scene, count: number, act: (chance: Chance, n: number) => Promise<void>) {
  await Promise.all(Array.from({ length: count }, (_, n) => act(chance(n), n)));
}
