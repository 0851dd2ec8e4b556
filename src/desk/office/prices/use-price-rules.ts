import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import type { PriceRule } from '#domain/contract/catalogue.ts';
import { changePriceRules, type PricedRate } from '#domain/contract/resources/tour-prices.ts';

type Rules = readonly PriceRule[];

/** The last save: the engine's answer, which counts until the rate is read again, and the rules before the save. */
interface Saved {
  readonly readEtag: string | null;
  readonly etag: string | null;
  readonly rules: Rules;
  /** null if the save was an undo. */
  readonly before: Rules | null;
}

/** Saves the price rules of a rate as a whole, with `If-Match`, and takes the last save back (B12). */
export function usePriceRules({ id, price_rules }: PricedRate, readEtag: string | null) {
  const { change, isBusy, problem, clearProblem } = useChange();
  const [saved, setSaved] = useState<Saved | null>(null);
  const newest = saved?.readEtag === readEtag ? saved : { rules: price_rules, etag: readEtag };
  const { rules } = newest;
  // Undo is offered only while the rules are still those of the last save, so that it never undoes somebody else's change.
  const before = saved && JSON.stringify(saved.rules) === JSON.stringify(rules) ? saved.before : null;

  async function send(next: Rules, isUndo: boolean): Promise<boolean> {
    const body = { price_rules: [...next] };
    const outcome = await change(changePriceRules, { params: { id }, body, ifMatch: newest.etag ?? '*' });
    if (outcome.kind !== 'ok') return false;
    setSaved({ readEtag, etag: outcome.etag, rules: outcome.reply.price_rules, before: isUndo ? null : rules });
    return true;
  }

  return {
    rules,
    isBusy,
    problem,
    clearProblem,
    canUndo: before !== null,
    /** @returns whether the rules were saved; else `problem` says why not */
    save: (next: Rules) => send(next, false),
    undo: () => send(before ?? rules, true),
  };
}

export type PriceRules = ReturnType<typeof usePriceRules>;
