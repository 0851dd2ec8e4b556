import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import styles from './consent-dialog.module.css';

interface ConsentDialogProps {
  /** Where an answer is not asked for. */
  policyHref: string;
  /** Where the form leads back to without script. */
  back: string;
}

/**
 * The same for everyone, and no part of the app (N1, N2, N4): a form that the engine understands, opened by a line of script
 * where no answer is, and brought to life by `watchConsent`. Refusing is as easy as accepting; the toggles start off.
 */
export function ConsentDialog({ policyHref, back }: ConsentDialogProps) {
  return (
    <dialog
      id="consent"
      className={styles.consent}
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      data-policy={policyHref}
    >
      <form method="post" action="/consent" className={styles.form}>
        <input type="hidden" name="back" value={back} />
        <h2 id="consent-title">Cookies on this shop</h2>
        <p id="consent-text">
          Essential cookies keep your cart and remember this answer. The others are yours to allow, for seven days at a
          time. <Link href={policyHref}>More info</Link>
        </p>
        <ul className={styles.categories}>
          <Category title="Essential" text="Your cart, and this answer." checked disabled />
          <Category name="preferences" title="Preferences" text="Remembers how you like to browse." />
          <Category name="statistics" title="Statistics" text="Counts visits, to improve the shop." />
          <Category name="marketing" title="Marketing" text="Lets us show you offers elsewhere." />
        </ul>
        <div className={styles.choices}>
          <Button type="submit" name="choice" value="essential">
            Allow essential
          </Button>
          <Button type="submit" name="choice" value="selected">
            Allow selected
          </Button>
          <Button type="submit" name="choice" value="all">
            Allow all
          </Button>
        </div>
      </form>
    </dialog>
  );
}

interface CategoryProps {
  name?: string;
  title: string;
  text: string;
  checked?: true;
  disabled?: true;
}

function Category({ name, title, text, checked, disabled }: CategoryProps) {
  return (
    <li>
      <label className={styles.category}>
        <span>
          <b>{title}</b>
          <span className={styles.text}>{text}</span>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself */}
        <input type="checkbox" role="switch" name={name} value="on" defaultChecked={checked} disabled={disabled} />
      </label>
    </li>
  );
}
