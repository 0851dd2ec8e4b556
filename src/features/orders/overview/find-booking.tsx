import { useSetAtom } from 'jotai';
import { useState } from 'react';
import type { Found } from '#state/orders/find-booking.ts';
import { findBookingAtom } from '#state/orders/find-booking.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form, useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/orders.ts';
import styles from './find-booking.module.css';

/** A booking made elsewhere: by its number and e-mail address the way to it comes by mail (P13). */
export function FindBooking() {
  const find = useSetAtom(findBookingAtom);
  const [lookUp, setLookUp] = useState({ number: '', email: '' });
  const [found, setFound] = useState<Found | null>(null);
  const [isAsking, run] = useBusy();
  const problems = found?.kind === 'invalid' ? found.problems : {};

  return (
    <section className={styles.find} aria-labelledby="find-booking">
      <h2 id="find-booking">{words.findTitle}</h2>
      <p className={styles.hint}>{words.how}</p>
      <Form className={styles.form} onSubmit={async () => isAsking || setFound(await run(find(lookUp)))}>
        {fields.map(({ name, ...input }) => (
          <TextField
            key={name}
            {...input}
            name={name}
            required
            value={lookUp[name]}
            error={problems[name]}
            onChange={(event) => {
              setLookUp({ ...lookUp, [name]: event.target.value });
              setFound(null);
            }}
          />
        ))}
        <Button type="submit" busy={isAsking} className={styles.send}>
          {words.send}
        </Button>
      </Form>
      {found && found.kind !== 'invalid' ? (
        <Notice kind={found.kind === 'asked' ? 'info' : 'caution'}>{found.words}</Notice>
      ) : null}
    </section>
  );
}

const fields = [
  {
    name: 'number',
    label: words.number,
    placeholder: 'LF-7K3Q9X',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    enterKeyHint: 'next',
  },
  { ...emailInput, label: words.email, enterKeyHint: 'send' },
] as const;
