import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentProps, useEffect, useRef } from 'react';
import type { ContactField } from '#domain/cart/people.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import type { MainContact } from '#domain/contract/cart.ts';
import { countryCode } from '#domain/text/contact-links.ts';
import {
  changeContactAtom,
  changeNoteAtom,
  detailsAtom,
  problemsAtom,
  touchFieldAtom,
} from '#shop/state/checkout/checkout.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { GuestFields } from './guest-list.tsx';
import { Questions } from './questions.tsx';

interface Props {
  cart: ShownCart;
  isSaving: boolean;
  /** The number of refused attempts to continue: each time the first error gets the focus (K12). */
  failures: number;
  onSubmit: () => void;
}

/** Step 1: the main contact (K5, K6), the participants, questions and a note (K4 to K10, K13). */
export function ContactStep({ cart, isSaving, failures, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const details = useAtomValue(detailsAtom);
  const problems = useAtomValue(problemsAtom);
  const changeNote = useSetAtom(changeNoteAtom);
  const touch = useSetAtom(touchFieldAtom);
  const isKnown = details !== undefined;

  useEffect(() => {
    if (failures > 0 && isKnown) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [failures, isKnown]);

  if (!isKnown) return <Skeleton className={styles.block} />;
  const guests = cart.lines.map((line) => <GuestFields key={line.id} line={line} />);
  return (
    <div className={styles.columns}>
      <Form ref={form} id={FORM} className={styles.work} aria-label={words.contactFormLabel} onSubmit={onSubmit}>
        <ContactFields contact={details.contact} />
        <section className={layout.stack4} aria-labelledby="participants">
          <h2 id="participants" className={layout.size3}>
            {words.participants}
          </h2>
          <p className={layout.softSmall}>{words.whyNames}</p>
          {guests}
        </section>
        <Questions cart={cart} />
        <section className={layout.stack4}>
          <TextArea
            label={words.note}
            hint={words.noteHint}
            name="note"
            dir="auto"
            value={details.note}
            error={problems.note}
            onValue={changeNote}
            onBlur={() => touch('note')}
          />
        </section>
      </Form>
      <Summary
        cart={cart}
        action={
          <SubmitButton form={FORM} busy={isSaving}>
            {words.contactGoOn}
          </SubmitButton>
        }
      />
    </div>
  );
}

const FORM = 'contact-form';

function ContactFields({ contact }: { contact: MainContact }) {
  const problems = useAtomValue(problemsAtom);
  const change = useSetAtom(changeContactAtom);
  const touch = useSetAtom(touchFieldAtom);
  const { base_account: seller } = useAtomValue(storeAtom);

  return (
    <section className={layout.stack4} aria-labelledby="main-contact">
      <h2 id="main-contact" className={layout.size3}>
        {words.mainContact}
      </h2>
      <p className={layout.softSmall}>{words.allRequired}</p>
      <div className={styles.pair}>
        {contactFields.map(({ name, label, ...input }, i) => (
          <TextField
            key={name}
            {...input}
            {...(name === 'phone_number' && { hint: words.phoneHint(countryCode(seller.phone_number ?? '')) })}
            label={label}
            name={name}
            required
            enterKeyHint={contactFields.slice(i + 1).some((it) => contact[it.name] === '') ? 'next' : 'go'}
            value={contact[name]}
            error={problems[name]}
            onValue={(value) => change(name, value)}
            onBlur={(event) => event.target.value !== '' && touch(name)}
          />
        ))}
      </div>
    </section>
  );
}

/** The contact fields with the attributes that browsers need for autofill (K12). */
const contactFields: readonly (ComponentProps<'input'> & { name: ContactField; label: string; hint?: string })[] = [
  { name: 'first_name', label: words.firstName, autoComplete: 'given-name', autoCapitalize: 'words', dir: 'auto' },
  { name: 'last_name', label: words.lastName, autoComplete: 'family-name', autoCapitalize: 'words', dir: 'auto' },
  { ...emailInput, label: words.email, hint: words.whyEmail },
  {
    name: 'phone_number',
    label: words.phoneNumber,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
];
