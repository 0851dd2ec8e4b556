import { useSearchParams } from 'wouter';

const names = ['status', 'payment', 'tour', 'store', 'from', 'to'] as const;
export type BookingFilter = (typeof names)[number];

/** The filters of the list, from its address: `?status=confirmed&from=2026-12-01`. Invalid values count as absent. */
export function useBookingsAddress() {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => {
      const value = params.get(name) ?? '';
      return [name, patterns[name].test(value) ? value : ''];
    }),
  ) as Readonly<Record<BookingFilter, string>>;

  return {
    filters,
    count: names.filter((name) => filters[name] !== '').length,
    show: (next: Partial<Record<BookingFilter, string>>) =>
      setParams(
        Object.entries({ ...filters, ...next }).filter(([, value]) => value !== ''),
        { replace: true },
      ),
    clear: () => setParams([], { replace: true }),
  };
}

const id = /^[1-9]\d{0,8}$/;
const day = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const patterns: Readonly<Record<BookingFilter, RegExp>> = {
  status: /^(pending|confirmed|completed|expired|cancelled)$/,
  payment: /^(unpaid|partially_paid|paid|partially_refunded|refunded|failed|not_required)$/,
  tour: id,
  store: id,
  from: day,
  to: day,
};
