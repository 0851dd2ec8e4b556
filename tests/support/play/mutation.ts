import { requestOf } from '#domain/cart/commands.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';

/** Mutants of the protocol, for the tests of the tests. */
export type Mutation =
  /** Sends without keys. */
  | 'withoutKeys'
  /** Takes commands from the outbox before they are sent. */
  | 'dequeueFirst'
  /** Makes the request anew at each attempt, and merges what was sent as if it were not. */
  | 'unfrozen'
  /** Lets no cart end. */
  | 'ignoresExpiry';

/** What a mutant makes of a transition. */
export function mutated(before: Mirror, after: Mirror, mutation: Mutation | null): Mirror {
  switch (mutation) {
    case 'dequeueFirst': {
      const begun = after.outbox.find((it) => it.attempts > attemptsOf(before, it.id));
      return begun ? outbox.withdraw(after, begun.id) : after;
    }
    case 'unfrozen':
      return {
        ...after,
        outbox: after.outbox.map((it) =>
          it.attempts > attemptsOf(before, it.id)
            ? { ...it, sent: requestOf(it, outbox.isKnown(before, it.cart_id)) }
            : it,
        ),
      };
    case 'ignoresExpiry': {
      const hasEnded = after.lost_lines.length > before.lost_lines.length && after.id !== before.id;
      const { id, expires_at, snapshot, lost_lines } = before;
      return hasEnded ? { ...after, id, expires_at, snapshot, lost_lines } : after;
    }
    case 'withoutKeys':
    case null:
      return after;
  }
}

/** The outbox as a visitor's next command meets it. */
export function thawed(mirror: Mirror, mutation: Mutation | null): Mirror {
  return mutation === 'unfrozen' ? { ...mirror, outbox: mirror.outbox.map((it) => ({ ...it, sent: null })) } : mirror;
}

function attemptsOf(mirror: Mirror, id: string): number {
  const command = mirror.outbox.find((it) => it.id === id);
  return command ? command.attempts : Infinity;
}
