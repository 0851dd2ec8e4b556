import { useAtomValue } from 'jotai';
import type { Order } from '#domain/contract/orders.ts';
import { storeAtom } from '#state/resources.ts';
import * as words from '#words/orders.ts';
import styles from './shop-links.module.css';

/** Whom to ask about a booking: the shop, and how it is reached. */
export function ShopLinks({ order: { shop } }: { order: Order }) {
  const { base_account: company } = useAtomValue(storeAtom);
  const { name = company.company_display_name, phone_number = '', email = '' } = shop ?? {};

  if (!phone_number && !email) return <p>{words.pleaseAsk(name)}</p>;
  return (
    <p className={styles.shop}>
      <span>{words.ask(name)}</span>
      {phone_number ? <a href={`tel:${phone_number.replaceAll(/[^+\d]/g, '')}`}>{phone_number}</a> : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
    </p>
  );
}
