import { isLapsed } from '../time/hold.ts';
import type { Agreement } from './commands.ts';
import type { ShownCart } from './shown-cart.ts';
import { selectionOf } from './shown-cart.ts';

export type Difference =
  | { readonly kind: 'total'; readonly before: string; readonly now: string; readonly currency: string }
  | {
      readonly kind: 'came' | 'gone' | 'changed';
      readonly title: string;
      readonly text_language?: string | undefined;
    };

export function agreementOf(cart: Pick<ShownCart, 'total' | 'lines'>): Agreement {
  const lines = cart.lines.map((line) => {
    const { id, experience, total } = line;
    const { title, text_language } = experience;
    return { id, title, text_language, gross: total.gross, selection: JSON.stringify(selectionOf(line)) };
  });
  return { total: cart.total.gross, currency: cart.total.currency, lines };
}

/** The differences that the visitor must see before a waiting order is sent again; empty if everything is as agreed. */
export function differences(agreed: Agreement, cart: ShownCart): Difference[] {
  const now = agreementOf(cart);
  const before = new Map(agreed.lines.map((line) => [line.id, line]));
  const here = new Set(now.lines.map(({ id }) => id));
  const ofLines = now.lines.flatMap((line): Difference[] => {
    const was = before.get(line.id);
    const { title, text_language } = line;
    if (!was) return [{ kind: 'came', title, text_language }];
    return was.selection === line.selection && was.gross === line.gross
      ? []
      : [{ kind: 'changed', title, text_language }];
  });
  const gone = agreed.lines
    .filter(({ id }) => !here.has(id))
    .map(({ title, text_language }): Difference => ({ kind: 'gone', title, text_language }));
  const { total, currency } = now;
  const isSame = total === agreed.total && currency === agreed.currency;
  return [
    ...gone,
    ...ofLines,
    ...(isSame ? [] : [{ kind: 'total' as const, before: agreed.total, now: total, currency }]),
  ];
}

/**
 * Whether an order may be sent without asking again: lines and total are as agreed, and the places are held (W8). @param now by the engine's clock
 */
export function stillHolds(agreed: Agreement, cart: ShownCart | null, now: Temporal.Instant): boolean {
  if (!cart?.expires_at || isLapsed(Temporal.Instant.from(cart.expires_at), now)) return false;
  return differences(agreed, cart).length === 0;
}
