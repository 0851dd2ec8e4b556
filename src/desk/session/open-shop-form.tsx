import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { nestedTexts } from '#desk/shared/problem-text.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { isLanguage } from '#domain/contract/languages.ts';
import { openShop } from '#domain/contract/office/first-shop.ts';
import { currencyOfZone } from '#domain/money/zone-currency.ts';
import { platformName } from '#platform/device/platform-name.ts';
import { offeredTerms } from '#text/offered-terms.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { unreachable } from '#words/desk/session.ts';
import { locale } from '#words/formats.ts';
import * as words from '#words/office/first-shop.ts';
import { Sheet } from './sheet.tsx';
import type { Credentials } from './sign-in-form.tsx';

/** Opens a company and its shop, for a user who belongs to none (B17). The time zone comes from the browser, the currency from the time zone. */
export function OpenShopForm({ user }: { user: Credentials }) {
  const { open } = useAtomValue(contactAtom);
  const [company, setCompany] = useState('');
  const [zone, setZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  /** The chosen currency. It is null until somebody chooses one, and follows the time zone until then. */
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen ?? currencyOfZone(zone);
  const [problems, setProblems] = useState<NestedTexts>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function submit() {
    const language = locale.slice(0, 2);
    const outcome = await run(
      open(openShop, {
        body: {
          ...user,
          name: platformName(),
          company: company.trim(),
          currency,
          time_zone: zone,
          language: isLanguage(language) ? language : 'en',
          policy_title: words.policyTitle,
        },
      }),
    );
    setProblems(outcome.kind === 'invalid' ? nestedTexts(outcome.problems) : {});
    if (outcome.kind === 'unreachable') setFailure(unreachable);
    else setFailure(outcome.kind === 'refused' ? words.notOpened : null);
  }

  return (
    <Sheet title={words.openTitle} lead={words.openText}>
      <Form className={layout.stack4} onSubmit={() => (isBusy ? undefined : submit())}>
        <TextField
          label={words.company}
          hint={words.companyHint}
          autoComplete="organization"
          value={company}
          error={problems['company'] ? words.companyNeeded : null}
          onValue={setCompany}
        />
        <SelectField
          label={words.currency}
          hint={words.termsHint}
          value={currency}
          onValue={setChosen}
          options={Object.entries(offeredTerms.currency)}
        />
        <SelectField
          label={words.timeZone}
          hint={words.timeZoneHint}
          value={zone}
          onValue={setZone}
          options={Object.entries({ [zone]: zone, ...offeredTerms.time_zone })}
        />
        {failure ? <Notice kind="caution">{failure}</Notice> : null}
        <SubmitButton busy={isBusy}>{words.open}</SubmitButton>
      </Form>
    </Sheet>
  );
}
