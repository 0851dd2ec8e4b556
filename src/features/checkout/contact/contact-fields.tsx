import { useAtomValue, useSetAtom } from 'jotai';
import type { InputHTMLAttributes } from 'react';
import type { ContactField } from '#domain/cart/people.ts';
import { NO_CONTACT } from '#domain/cart/people.ts';
import { changeContactAtom, detailsAtom, problemsAtom, touchFieldAtom } from '#state/checkout/checkout.ts';
import { TextField } from '#ui/controls/field.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';

/** The main contact (K5, K6), with what browsers need to fill it in (K12). */
export function ContactFields() {
  const contact = useAtomValue(detailsAtom)?.contact ?? NO_CONTACT;
  const problems = useAtomValue(problemsAtom);
  const change = useSetAtom(changeContactAtom);
  const touch = useSetAtom(touchFieldAtom);

  return (
    <section className={styles.section} aria-labelledby="main-contact">
      <h2 id="main-contact" className={styles.heading}>
        {words.mainContact}
      </h2>
      <div className={styles.pair}>
        {fields.map(({ name, label, ...input }) => (
          <TextField
            key={name}
            {...input}
            label={label}
            name={name}
            required
            enterKeyHint="next"
            value={contact[name]}
            error={problems[name]}
            onChange={(event) => change(name, event.target.value)}
            onBlur={(event) => event.target.value !== '' && touch(name)}
          />
        ))}
      </div>
    </section>
  );
}

const fields: readonly (InputHTMLAttributes<HTMLInputElement> & { name: ContactField; label: string })[] = [
  { name: 'first_name', label: words.firstName, autoComplete: 'given-name', autoCapitalize: 'words', dir: 'auto' },
  { name: 'last_name', label: words.lastName, autoComplete: 'family-name', autoCapitalize: 'words', dir: 'auto' },
  { name: 'email', label: words.email, type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false },
  { name: 'phone_number', label: words.phoneNumber, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
];
