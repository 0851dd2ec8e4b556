import { useAtomValue } from 'jotai';
import { storeAtom } from '#state/webstore.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/info/cookie-policy-page.ts';
import { cookiePolicy } from '#words/shell/page-names.ts';
import styles from './cookie-policy-page.module.css';
import { Prose } from './prose.tsx';

/** What the consent dialog's 'More info' leads to; readable without an answer (N1). */
export function CookiePolicyPage() {
  const { base_account } = useAtomValue(storeAtom);

  return (
    <Prose title={cookiePolicy} lead={words.lead(base_account.company_display_name)}>
      <h2>{words.oneByOne}</h2>
      <dl className={styles.cookies}>
        <Cookie name="consent" text={words.consent} />
        <Cookie name="consent_preferences" text={words.preferences} />
        <Cookie name="consent_statistics" text={words.statistics} />
        <Cookie name="consent_marketing" text={words.marketing} />
        <Cookie name="language" text={words.language} lasts={words.oneYear} />
      </dl>
      <p>{words.notAllowed}</p>
      <h2>{words.elseTitle}</h2>
      <p>{words.elseText}</p>
      <h2>{words.paying}</h2>
      <p>{words.payingText}</p>
      <h2>{words.answer}</h2>
      <p>{words.answerText}</p>
      <form method="post" action="/consent">
        <Button type="submit" name="choice" value="ask" data-opens-consent="">
          {words.change}
        </Button>
      </form>
    </Prose>
  );
}

function Cookie({ name, text, lasts = words.sevenDays }: { name: string; text: string; lasts?: string }) {
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
