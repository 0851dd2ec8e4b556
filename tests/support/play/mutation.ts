import { requestOf } from '#domain/cart/commands.ts';
import type { Mirror } from '#domain/cart/mirror.ts';
import * as outbox from '#domain/cart/outbox.ts';

/** Mutants of the protocol, which the tests must detect. */
export type Mutation =
  /** Sends without keys. */
  | 'withoutKeys'
  /** Removes commands from the outbox before they are sent. */
  | 'dequeueFirst'
  /** Builds a new request for each attempt, and merges sent commands as if they were unsent. */
  | 'unfrozen'
  /** Ends no cart. */
  | 'ignoresExpiry';

/** The result of a transition under a mutation. */
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

/** The outbox as the visitor's next command finds it. */
export function thawed(mirror: Mirror, mutation: Mutation | null): Mirror {
  return mutation === 'unfrozen' ? { ...mirror, outbox: mirror.outbox.map((it) => ({ ...it, sent: null })) } : mirror;
}

function attemptsOf(mirror: Mirror, id: string): number {
  const command = mirror.outbox.find((it) => it.id === id);
  return command ? command.attempts : Infinity;
}
