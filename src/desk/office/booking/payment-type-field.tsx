import { useAtomValue } from 'jotai';
import { sessionAtom } from '#desk/state/session.ts';
import { CASH } from '#domain/desk/drawer.ts';
import { PAYMENT_LINK } from '#domain/orders/order-form.ts';
import { paymentTitle } from '#text/payment-titles.ts';
import { SelectField } from '#ui/controls/field.tsx';
import * as words from '#words/office/booking.ts';
import { methods } from '#words/office/booking.ts';

interface Props {
  store: number;
  /** The label of the last choice, a card page; left out if there is no such choice. */
  link?: string;
  value: string;
  onChange: (type: string) => void;
}

/** Selects how money is paid or given back: in cash, by another type of the store, or by a card page, whose value is `PAYMENT_LINK`. */
export function PaymentTypeField({ store, link, value, onChange }: Props) {
  const { stores } = useAtomValue(sessionAtom);
  const types = stores.find(({ id }) => id === store)?.payment_types ?? [];

  const others = types.filter(({ id }) => id !== CASH).map((type) => [type.id, paymentTitle(type)] as const);
  const links = link === undefined ? [] : [[PAYMENT_LINK, link] as const];
  const options = [[CASH, words.cash] as const, ...others, ...links];

  return <SelectField label={words.how} value={value} options={options} onValue={onChange} />;
}

/** A function that names how money was paid, by the id of its type or method: `in cash`, or the store's own title in brackets. */
export function useMethodLabel(store: number): (id: string) => string {
  const { stores } = useAtomValue(sessionAtom);
  const types = stores.find(({ id }) => id === store)?.payment_types ?? [];
  return (id) => {
    const type = types.find((it) => it.id === id);
    return methods[id] ?? `(${type ? paymentTitle(type) : id})`;
  };
}
