import { useAtomValue } from 'jotai';
import { storeAtom } from '#state/webstore.ts';
import { Button } from '#ui/button.tsx';
import styles from './cookie-policy-page.module.css';
import { Prose } from './prose.tsx';

/** What the consent dialog's 'More info' leads to; readable without an answer (N1). */
export function CookiePolicyPage() {
  const { base_account } = useAtomValue(storeAtom);

  return (
    <Prose
      title="Cookie policy"
      lead={`${base_account.company_display_name} sets four cookies at most, all of them its own. One keeps your answer about the other three, which are off until you allow them.`}
    >
      <h2>The cookies, one by one</h2>
      <dl className={styles.cookies}>
        <Cookie name="consent">
          Essential: that you have answered, and what. Without it we would ask on every page.
        </Cookie>
        <Cookie name="consent_preferences">Preferences: you let the shop remember how you like to browse.</Cookie>
        <Cookie name="consent_statistics">
          Statistics: you let the shop count visits, to see what works and what does not.
        </Cookie>
        <Cookie name="consent_marketing">
          Marketing: you let the shop learn which of its offers elsewhere brought you here.
        </Cookie>
      </dl>
      <p>
        A category that you do not allow has no cookie, and nothing of it is recorded or sent. The choice itself is
        recorded without anything that points to you.
      </p>
      <h2>What else stays on your device</h2>
      <p>
        Your cart, what you are typing in its forms and the bookings made on this device are kept in the browser’s own
        storage, so that a lost connection loses nothing. They stay there until the cart ends or you clear the browser’s
        data for this site, and are sent to nobody but this shop, when you order.
      </p>
      <h2>Paying</h2>
      <p>
        To pay you are led to the card provider’s own page. What that page sets is covered by the provider’s policy;
        your card’s number never passes through this shop.
      </p>
      <h2>Your answer</h2>
      <p>
        It holds for seven days, then we ask again. You can change it whenever you like, here or at the foot of every
        page.
      </p>
      <form method="post" action="/consent">
        <Button type="submit" name="choice" value="ask" data-opens-consent="">
          Change my answer
        </Button>
      </form>
    </Prose>
  );
}

function Cookie({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        <span>7 days</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
