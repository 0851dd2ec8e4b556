import { readCardPayments } from '#domain/contract/resources/stores.ts';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/store.ts';
import { useReply } from '../../use-reply.ts';

/** The provider of card payments. The operator sets it up, so the seller cannot change it here (B19). */
export function CardPayments({ store }: { store: number }) {
  const { reply } = useReply(readCardPayments, { id: store });

  if (!reply) return null;
  const { provider, is_test } = reply;
  const text = provider === 'sandbox' ? words.cardsSandbox : is_test ? words.cardsStripeTest : words.cardsReal;
  return (
    <div>
      <h3>{words.cards}</h3>
      <Notice kind={is_test ? 'caution' : 'info'}>{text}</Notice>
    </div>
  );
}
