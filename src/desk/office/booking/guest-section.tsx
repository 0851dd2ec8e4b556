import { useState } from 'react';
import { FormDialog } from '#desk/shared/form-dialog.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { changeOrder, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { phoneHref } from '#domain/text/contact-links.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput } from '#ui/controls/form.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import layout from '#ui/layout.module.css';
import { eraseGuest } from '#words/legal/erasures.ts';
import * as words from '#words/office/booking.ts';
import { EraseDialog, useMayErase } from '../erasures/erase-dialog.tsx';
import { innerOf } from '../forms/problems.ts';
import styles from './booking-page.module.css';

interface Props {
  order: SellerOrder;
  canChange: boolean;
  /** Says what was done. */
  onDone: (text: string) => void;
}

/** The guest who booked, with their contact. */
export function GuestSection({ order, canChange, onDone }: Props) {
  const [isEditing, setEditing] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const mayErase = useMayErase();
  const { email = '', phone_number: phone = '' } = order.main_contact_info ?? {};

  return (
    <section className={styles.section} aria-label={words.guest}>
      <h2 className={styles.heading}>{words.guest}</h2>
      <dl className={styles.facts}>
        <FactRow label={words.phone}>{phone && <a href={phoneHref(phone)}>{phone}</a>}</FactRow>
        <FactRow label={words.email}>{email && <a href={`mailto:${email}`}>{email}</a>}</FactRow>
        <FactRow label={words.guestNote}>{order.note}</FactRow>
      </dl>
      {phone || email ? null : <p className={styles.soft}>{words.noContact}</p>}
      {canChange ? (
        <div className={layout.row2}>
          <Button onClick={() => setEditing(true)}>{words.editGuest}</Button>
          {mayErase && email ? (
            <Button kind="plain" onClick={() => setErasing(true)}>
              {eraseGuest}
            </Button>
          ) : null}
        </div>
      ) : null}
      {isErasing ? <EraseDialog email={email} onDone={onDone} onClose={() => setErasing(false)} /> : null}
      {isEditing ? <ContactDialog order={order} onDone={onDone} onClose={() => setEditing(false)} /> : null}
    </section>
  );
}

function ContactDialog({ order, onDone, onClose }: Omit<Props, 'canChange'> & { onClose: () => void }) {
  const { first_name = '', last_name = '', email = '', phone_number = '' } = order.main_contact_info ?? {};
  const { change, isBusy, problem } = useChange();
  const fields = innerOf(problem?.fields['main_contact_info']);
  const { texts: contact, field } = useTexts({ first_name, last_name, email, phone_number }, { fields });

  const save = async () => {
    const body = { main_contact_info: contact };
    if ((await change(changeOrder, { params: { id: order.id }, body })).kind !== 'ok') return;
    onClose();
    onDone(words.saved);
  };

  return (
    <FormDialog title={words.editGuest} submit={words.save} {...{ isBusy, problem, onClose }} onSubmit={save}>
      <TextField label={words.firstName} autoComplete="off" {...field('first_name')} />
      <TextField label={words.lastName} autoComplete="off" {...field('last_name')} />
      <TextField label={words.email} {...emailInput} autoComplete="off" {...field('email')} />
      <TextField label={words.phone} type="tel" autoComplete="off" {...field('phone_number')} />
    </FormDialog>
  );
}
