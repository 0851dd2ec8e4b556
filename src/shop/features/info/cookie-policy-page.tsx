import { useAtomValue } from 'jotai';
import { storeAtom } from '#shop/state/resources.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/info.ts';
import { cookiePolicy } from '#words/shell.ts';
import styles from './cookie-policy-page.module.css';
import { Prose } from './prose.tsx';

/** What the consent dialog's 'More info' leads to; readable without an answer (N1). */
export function CookiePolicyPage() {
  const { base_account } = useAtomValue(storeAtom);

  return (
    <Prose title={cookiePolicy} lead={words.cookiesLead(base_account.company_display_name)}>
      <h2>{words.cookiesOneByOne}</h2>
      <dl className={styles.cookies}>
        <Cookie name="consent" text={words.cookiesConsent} />
        <Cookie name="consent_preferences" text={words.cookiesPreferences} />
        <Cookie name="consent_statistics" text={words.cookiesStatistics} />
        <Cookie name="consent_marketing" text={words.cookiesMarketing} />
        <Cookie name="language" text={words.cookiesLanguage} lasts={words.cookiesOneYear} />
      </dl>
      <p>{words.cookiesNotAllowed}</p>
      <h2>{words.cookiesCountTitle}</h2>
      <p>{words.cookiesCountText}</p>
      <h2>{words.cookiesElseTitle}</h2>
      <p>{words.cookiesElseText}</p>
      <h2>{words.cookiesPaying}</h2>
      <p>{words.cookiesPayingText}</p>
      <h2>{words.cookiesAnswer}</h2>
      <p>{words.cookiesAnswerText}</p>
      <form method="post" action="/consent">
        <Button type="submit" name="choice" value="ask" data-opens-consent="">
          {words.cookiesChange}
        </Button>
      </form>
    </Prose>
  );
}

function Cookie({ name, text, lasts = words.cookiesSevenDays }: { name: string; text: string; lasts?: string }) {
  return (
    <div>
      <dt>
        <code>{name}</code>
        <span>{lasts}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
