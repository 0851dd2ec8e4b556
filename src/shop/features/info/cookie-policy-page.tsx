import { Button } from '#ui/controls/button.tsx';
import { cookiesChange } from '#words/info.ts';
import { cookiePolicy } from '#words/shell.ts';
import { LegalProse } from './legal-prose.tsx';

/** The page behind the consent dialog's 'More info' (O5). It can be read without an answer (N1). */
export function CookiePolicyPage() {
  return (
    <LegalProse kind="cookies" title={cookiePolicy}>
      <form method="post" action="/consent">
        <Button type="submit" name="choice" value="ask" data-opens-consent="">
          {cookiesChange}
        </Button>
      </form>
    </LegalProse>
  );
}
