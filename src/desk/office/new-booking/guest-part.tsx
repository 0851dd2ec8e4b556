import { isEmail, isPhone } from '#domain/contract/cart.ts';
import { type Language, languageCodes, languages } from '#domain/contract/languages.ts';
import type { StaffContact } from '#domain/contract/seller-orders.ts';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { emailInput } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/new-booking.ts';
import styles from './new-booking-page.module.css';

export interface Guest extends Required<StaffContact> {
  /** A note for the team, which the guest does not see. */
  readonly staff_note: string;
  /** The language of emails to the guest; '' for the language of the shop. */
  readonly language: Language | '';
}
export const NOBODY: Guest = {
  first_name: '',
  last_name: '',
  email: '',
  phone_number: '',
  staff_note: '',
  language: '',
};

/** The problems of a guest's contact, by field. */
export function guestProblems(guest: Guest, isEmailNeeded: boolean): Partial<Record<keyof Guest, string>> {
  const { first_name, email, phone_number } = trimmedGuest(guest);
  return {
    ...(first_name === '' && { first_name: words.firstNameMissing }),
    ...(email === '' && isEmailNeeded && { email: words.emailMissing }),
    ...(email !== '' && !isEmail(email) && { email: words.emailWrong }),
    ...(phone_number !== '' && !isPhone(phone_number) && { phone_number: words.phoneWrong }),
  };
}

export function trimmedGuest(guest: Guest): Guest {
  return Object.fromEntries(Object.entries(guest).map(([key, value]) => [key, value.trim()])) as unknown as Guest;
}

interface Props {
  guest: Guest;
  /** The problems, shown once somebody has tried to book. */
  problems: ReturnType<typeof guestProblems>;
  onChange: (guest: Guest) => void;
}

/** The guest of the booking: a first name is enough. */
export function GuestPart({ guest, problems, onChange }: Props) {
  const field = (key: keyof Guest, label: string) => ({
    label,
    name: key,
    value: guest[key],
    error: problems[key],
    autoComplete: 'off',
    onValue: (value: string) => onChange({ ...guest, [key]: value }),
  });

  return (
    <section data-part="guest" className={styles.part} aria-label={words.guest}>
      <h2 className={layout.size3}>{words.guest}</h2>
      <div className={styles.fields}>
        <TextField {...field('first_name', words.firstName)} required maxLength={512} />
        <TextField {...field('last_name', words.lastName)} maxLength={512} />
        <TextField {...emailInput} {...field('email', words.email)} maxLength={254} />
        <TextField {...field('phone_number', words.phone)} type="tel" maxLength={64} />
        <SelectField
          label={words.emailLanguage}
          name="language"
          value={guest.language}
          onValue={(next) => onChange({ ...guest, language: next as Guest['language'] })}
          none={words.shopLanguage}
          options={languageCodes.map((code) => [code, languages[code].name])}
        />
        <TextField {...field('staff_note', words.note)} className={layout.allColumns} maxLength={5000} />
      </div>
    </section>
  );
}
