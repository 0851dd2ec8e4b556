import { useState } from 'react';
import { changeOrder, type SellerOrder } from '#domain/contract/seller-orders.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextArea } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/booking.ts';
import { useChange } from '../use-change.ts';
import styles from './booking-page.module.css';

/** The note of the team about a booking. The guest does not see it. */
export function StaffNote({ order, canChange }: { order: SellerOrder; canChange: boolean }) {
  const [note, setNote] = useState(order.staff_note);
  const { change, isBusy, problem } = useChange();
  const save = () =>
    note === order.staff_note
      ? undefined
      : change(changeOrder, { params: { id: order.id }, body: { staff_note: note } });

  if (!canChange)
    return order.staff_note ? (
      <section className={styles.section} aria-label={words.staffNote}>
        <h2 className={styles.heading}>{words.staffNote}</h2>
        <p className={styles.text}>{order.staff_note}</p>
      </section>
    ) : null;
  return (
    <Form className={styles.section} onSubmit={save}>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <TextArea label={words.staffNote} rows={3} maxLength={5_000} value={note} onValue={setNote} />
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} aria-disabled={note === order.staff_note || undefined}>
          {words.saveNote}
        </Button>
      </div>
    </Form>
  );
}
