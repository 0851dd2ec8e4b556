import { useAtomValue } from 'jotai';
import { paymentTitle } from '#domain/orders/payment-titles.ts';
import { methods } from '#words/office/booking.ts';
import { sessionAtom } from '../../../state/session.ts';

/** A function that names how money was paid, by the id of its type or method: `in cash`, or the store's own title in brackets. */
export function useMethodLabel(store: number): (id: string) => string {
  const { stores } = useAtomValue(sessionAtom);
  const types = stores.find(({ id }) => id === store)?.payment_types ?? [];
  return (id) => {
    const type = types.find((it) => it.id === id);
    return methods[id] ?? `(${type ? paymentTitle(type) : id})`;
  };
}
