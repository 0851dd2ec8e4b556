import { useAtomValue, useSetAtom } from 'jotai';
import type { InputHTMLAttributes } from 'react';
import { useEffect, useRef } from 'react';
import type { ContactField } from '#domain/cart/contact.ts';
import { NO_CONTACT } from '#domain/cart/contact.ts';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import {
  changeContactAtom,
  changeNoteAtom,
  detailsAtom,
  problemsAtom,
  touchFieldAtom,
} from '#state/checkout/checkout.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea, TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { GuestList } from './guest-list.tsx';
import { Questions } from './questions.tsx';

interface Props {
  cart: ShownCart;
  isSaving: boolean;
  /** Counts how often going on was refused: each time the first error gets the focus (K12). */
  failures: number;
  onSubmit: () => void;
}

/** Step 1: who books, who comes, what else there is to say (K4 to K10, K13). */
export function ContactStep({ cart, isSaving, failures, onSubmit }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isKnown = useAtomValue(detailsAtom) !== undefined;

  useEffect(() => {
    if (failures > 0 && isKnown) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-invalid]')?.focus();
  }, [failures, isKnown]);

  if (!isKnown) return <Skeleton className={styles.block} />;
  return (
    <div className={styles.columns}>
      <Form ref={form} id={FORM} className={styles.work} aria-label={words.contactFormLabel} onSubmit={onSubmit}>
        <ContactFields />
        <section className={styles.section} aria-labelledby="participants">
          <h2 id="participants" className={styles.heading}>
            {words.participants}
          </h2>
          <p className={styles.hint}>{words.whyNames}</p>
          {cart.lines.map((line) => (
            <GuestList key={line.id} line={line} />
          ))}
        </section>
        <Questions cart={cart} />
        <Note />
      </Form>
      <Summary
        cart={cart}
        action={
          <Button kind="action" wide type="submit" form={FORM} busy={isSaving}>
            {words.contactGoOn}
          </Button>
        }
      />
    </div>
  );
}

const FORM = 'contact-form';

function Note() {
  const note = useAtomValue(detailsAtom)?.note ?? '';
  const { note: error } = useAtomValue(problemsAtom);
  const change = useSetAtom(changeNoteAtom);
  const touch = useSetAtom(touchFieldAtom);

  return (
    <section className={styles.section}>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        name="note"
        dir="auto"
        value={note}
        error={error}
        onChange={(event) => change(event.target.value)}
        onBlur={() => touch('note')}
      />
    </section>
  );
}

/** The main contact (K5, K6), with what browsers need to fill it in (K12). */
function ContactFields() {
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
  { ...emailInput, label: words.email },
  { name: 'phone_number', label: words.phoneNumber, type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
];
