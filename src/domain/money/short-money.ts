import { formatMoney } from './format-money.ts';

/** Money where room is short, such as a calendar's cell: as `formatMoney` (F1), but a whole amount without its decimals, '45 €'. */
export function shortMoney(amount: string | number, currency: string): string {
  return formatMoney(amount, currency).replace(/,0+(?=\D*$)/, '');
}
