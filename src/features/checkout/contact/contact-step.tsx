import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ShownCart } from '#domain/cart/shown-cart.ts';
import { changeNoteAtom, detailsAtom, problemsAtom, touchFieldAtom } from '#state/checkout/checkout.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Skeleton } from '#ui/display/skeleton.tsx';
import * as words from '#words/checkout.ts';
import styles from '../step/step.module.css';
import { Summary } from '../step/summary.tsx';
import { ContactFields } from './contact-fields.tsx';
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
      <form
        ref={form}
        id={FORM}
        className={styles.work}
        noValidate
        aria-label={words.contactFormLabel}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
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
      </form>
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
