import { useAtomValue } from 'jotai';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PromoKind } from '#domain/money/promo.ts';
import { promoNote as words } from '#words/office/settings.ts';
import { sessionAtom } from '../../../state/session.ts';

/** A promo code's effect, its shop and the count of its uses. */
export function PromoNote({ code }: { code: SellerObject }) {
  const { stores } = useAtomValue(sessionAtom);
  const shop = stores.find(({ id }) => id === code['store']);
  const kind = code['kind'] as PromoKind;
  const value = String(code['value']);
  const amount = kind === 'percent' ? String(Number(value)) : formatMoney(value, shop?.currency);
  const most = code['most_uses'] as number | null;
  const facts = [
    code['is_active'] === false ? words.off : '',
    words.effects[kind](amount),
    shop?.title ?? '',
    words.uses(Number(code['uses'] ?? 0), most),
  ];

  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
