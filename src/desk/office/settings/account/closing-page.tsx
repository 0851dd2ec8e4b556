import { useAtomValue } from 'jotai';
import { PageFrame } from '#desk/office/page-frame.tsx';
import { Read } from '#desk/office/reply.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { contactAtom } from '#desk/state/contact.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { type AccountClosing, closeAccount, readClosing } from '#domain/contract/accounts/accounts.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/account.ts';
import { CurrentPassword } from '../current-password.tsx';
import styles from '../settings-page.module.css';

/** The effects of closing the account, and the form that closes it once no bookings are ahead (B15). */
export function ClosingPage() {
  const { account } = useAtomValue(sessionAtom);

  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings('company'), label: words.pages.company.title }}
      title={words.pages.closing.title}
    >
      <Read call={readClosing} params={{ id: account.id }} loading={words.loading}>
        {(closing) => (
          <>
            <Effects closing={closing} />
            {closing.bookings_to_come > 0 ? <ToCome closing={closing} /> : <CloseForm />}
          </>
        )}
      </Read>
    </PageFrame>
  );
}

function Effects({ closing }: { closing: AccountClosing }) {
  const { experiences, stores, members, devices, orders_kept, retention_months } = closing;

  return (
    <section className={styles.section} aria-label={words.closingIntro}>
      <p>{words.closingIntro}</p>
      <ul>
        <li>{words.effects.tours(experiences)}</li>
        <li>{words.effects.stores(stores)}</li>
        <li>{words.effects.people(members, devices)}</li>
        <li>{words.effects.stored(orders_kept, retention_months)}</li>
      </ul>
      <div className={layout.row3}>
        <LinkButton href={deskHref.settings('export')}>{words.exportFirst}</LinkButton>
      </div>
    </section>
  );
}

/** The reasons why the account cannot be closed yet. */
function ToCome({ closing: { bookings_to_come, money_held } }: { closing: AccountClosing }) {
  const amounts = money_held.filter(({ amount }) => Number(amount) > 0);
  const held = amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(', ');

  return (
    <>
      <Notice kind="caution">
        {words.toCome(bookings_to_come)} {held === '' ? null : words.moneyHeld(held)}
      </Notice>
      <div className={layout.row3}>
        <LinkButton href={deskHref.bookings()}>{words.showBookings}</LinkButton>
      </div>
    </>
  );
}

function CloseForm() {
  const { account } = useAtomValue(sessionAtom);
  const { send } = useAtomValue(contactAtom);
  const { change, isBusy, problem } = useChange();
  const { texts, field } = useTexts({ company_display_name: '', current_password: '' }, problem);

  async function close() {
    const outcome = await change(closeAccount, { params: { id: account.id }, body: texts });
    // The engine has ended this device together with the account: the next call notices it and signs out here.
    if (outcome.kind === 'ok') await send(readClosing, { params: { id: account.id } });
  }

  return (
    <Form className={styles.form} onSubmit={close}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <TextField label={words.typeName(account.name)} autoComplete="off" {...field('company_display_name')} />
      <CurrentPassword {...field('current_password')} />
      <p>{words.noWayBack}</p>
      <div className={layout.row3}>
        <Button kind="action" type="submit" busy={isBusy}>
          {words.closeButton}
        </Button>
      </div>
    </Form>
  );
}
