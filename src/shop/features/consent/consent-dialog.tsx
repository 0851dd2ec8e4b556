import { Button } from '#ui/controls/button.tsx';
import { Link } from '#ui/display/link.tsx';
import { VisuallyHidden } from '#ui/display/visually-hidden.tsx';
import * as words from '#words/consent.ts';

/** A form that the engine handles, outside the app (N1, N2, N4). `watchConsent` adds the script. Refusing takes no more steps than accepting. */
export function ConsentDialog({ policyHref, back }: { policyHref: string; back: string }) {
  return (
    <dialog id="consent" aria-labelledby="consent-title" aria-describedby="consent-text">
      <form method="post" action="/consent">
        <input type="hidden" name="back" value={back} />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog that blocks the page, focus begins at its name */}
        <h2 id="consent-title" tabIndex={-1} autoFocus>
          {words.title}
        </h2>
        <p id="consent-text">
          {words.text}{' '}
          <Link href={policyHref}>
            {words.more}
            <VisuallyHidden>{words.moreOf}</VisuallyHidden>
          </Link>
        </p>
        <ul>
          <Category title={words.essential} text={words.essentialText} checked disabled />
          <Category name="preferences" title={words.preferences} text={words.preferencesText} />
          <Category name="statistics" title={words.statistics} text={words.statisticsText} />
          <Category name="marketing" title={words.marketing} text={words.marketingText} />
        </ul>
        <footer>
          <Button type="submit" name="choice" value="essential">
            {words.allowEssential}
          </Button>
          <Button type="submit" name="choice" value="selected">
            {words.allowSelected}
          </Button>
          <Button type="submit" name="choice" value="all">
            {words.allowAll}
          </Button>
        </footer>
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
      <label>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox tells its state itself */}
        <input type="checkbox" role="switch" name={name} value="on" defaultChecked={checked} disabled={disabled} />
      </label>
    </li>
  );
}
