import { useSetAtom } from 'jotai';
import type { ComponentProps } from 'react';
import type { Order } from '#domain/contract/orders.ts';
import { payOrderAtom } from '#shop/state/orders/orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { NoAnswerYet } from './no-answer-yet.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'wide' | 'aria-describedby' | 'children'> {
  order: Order;
  /** A decimal string; by default the amount that was not paid at the first time. */
  amount?: string;
}

/** Opens a new payment page for an order (P8, P12). */
export function PayButton({ order, amount, ...rest }: Props) {
  const pay = useSetAtom(payOrderAtom);
  const [isAsking, run] = useBusy();

  return (
    <>
      <Button {...rest} kind="action" busy={isAsking} onClick={() => void run(pay(order, amount))} />
      <NoAnswerYet isWaiting={isAsking} />
    </>
  );
}
