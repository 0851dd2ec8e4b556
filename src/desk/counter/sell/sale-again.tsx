import { useAtomValue } from 'jotai';
import { useSearchParams } from 'wouter';
import { fullName } from '#desk/shared/full-name.ts';
import { groupsOf, refusedEntriesAtom, saleToRepeat, unbookedMoney } from '#desk/state/conflicts.ts';
import type { SaleAgain } from '#desk/state/sell.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { exactMinor, type Minor, toDecimal } from '#domain/money/money.ts';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/desk/sell.ts';

/** The refused sale that the address names, with its money; null for a sale of its own, and once the refused sale is settled. */
export function useSaleAgain(): SaleAgain | null {
  const [params] = useSearchParams();
  const refused = useAtomValue(refusedEntriesAtom);
  const group = groupsOf(refused).find(({ entries }) => entries.some(({ id }) => id === params.get('again')));
  const sale = group && saleToRepeat(group.entries);
  return sale ? { sale, payments: unbookedMoney(group.entries) } : null;
}

/** Says that the form is filled from a refused sale, and that its money counts. */
export function AgainNotice({ again: { sale, payments }, currency }: { again: SaleAgain; currency: string }) {
  const taken = formatMoney(toDecimal(moneyTaken(payments, currency), currency), currency);
  return (
    <Notice kind="info">
      {words.sellAgain([fullName(sale.sale), sale.line].filter(Boolean).join(', '))}{' '}
      {payments.length > 0 ? words.takenBefore(taken) : null}
    </Notice>
  );
}

/** Money that was taken for a refused sale, in minor units. */
export function moneyTaken(payments: SaleAgain['payments'], currency: string): Minor {
  return payments.reduce((sum, { amount = '' }) => sum + (exactMinor(amount, currency) ?? 0), 0);
}
