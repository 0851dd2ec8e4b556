import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ObjectForm } from '#desk/office/forms/object-form.tsx';
import { Read } from '#desk/office/reply.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { AccountFields } from '#domain/contract/accounts/accounts.ts';
import { fieldsOf } from '#domain/contract/fields.ts';
import { resourceCalls } from '#domain/contract/resources/calls.ts';
import { formFieldsOf, inputsOf } from '#domain/desk/form-fields.ts';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/account.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import styles from '../settings-page.module.css';

const entered = fieldsOf(AccountFields);
const calls = resourceCalls('base-accounts', entered);
const fields = formFieldsOf(entered);

/** The company's own details, in a generated form (B9), and a link to close its account (B15). */
export function CompanyPage() {
  const { account } = useAtomValue(sessionAtom);
  const { renew } = useAtomValue(contactAtom);
  const { id } = account;
  const [isDone, setDone] = useState(false);

  function onSaved() {
    setDone(true);
    // The bar at the top shows the company's name from the session, so the session is renewed.
    void renew();
  }

  return (
    <SettingsFrame part="company">
      {isDone ? <Notice kind="good">{words.saved}</Notice> : null}
      <Read call={calls.retrieve} params={{ id }} loading={words.loading}>
        {(object, etag) => (
          <ObjectForm
            {...{ calls, fields }}
            words={words.company}
            read={{ id, etag, inputs: inputsOf(fields, object) }}
            onSaved={onSaved}
          />
        )}
      </Read>
      <section className={styles.section} aria-label={words.pages.closing.title}>
        <h2 className={layout.size3}>{words.pages.closing.title}</h2>
        <p>{words.closeText}</p>
        <div className={layout.row3}>
          <LinkButton href={deskHref.settings('closing')}>{words.closeLink}</LinkButton>
        </div>
      </section>
    </SettingsFrame>
  );
}
