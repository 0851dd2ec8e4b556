import { hrefTo } from '#domain/app/pages.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { usePageLink } from '#state/page/page-link.ts';
import { Link } from '#ui/display/link.tsx';
import { PersonName } from '#ui/display/person-name.tsx';
import * as words from '#words/checkout.ts';
import styles from './contact-brief.module.css';

/** Who books, in a line, and the way to change it. */
export function ContactBrief({ cart: { main_contact_info: contact } }: { cart: ShownCart }) {
  const edit = usePageLink(hrefTo.checkout(1));
  if (!contact) return null;

  return (
    <p className={styles.brief}>
      <span>
        {words.bookingFor}{' '}
        <strong>
          <PersonName of={contact} />
        </strong>
        <br />
        {contact.email}, {contact.phone_number}
      </span>
      <Link aria-label={words.changeContact} {...edit}>
        {words.contactChange}
      </Link>
    </p>
  );
}
