import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { keepCustomer, keepPerson, listErasures, type PendingErasure } from '#domain/contract/office/erasures.ts';
import { formatInstant } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { emailInput, Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/legal/erasures.ts';
import styles from '../card-list.module.css';
import { Read } from '../reply.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { EraseDialog } from './erase-dialog.tsx';

/** Erases guests who ask for it, and has the erasures that can still be stopped (A38). */
export function ErasuresPage() {
  const [email, setEmail] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [notice, setNotice] = useState('');

  return (
    <SettingsFrame part="erasures">
      <p className={styles.text}>{words.lead}</p>
      {notice === '' ? null : <Notice kind="good">{notice}</Notice>}
      <Form className={styles.form} onSubmit={() => setAsking(email.trim() !== '')}>
        <TextField label={words.email} {...emailInput} autoComplete="off" value={email} onValue={setEmail} />
        <Button type="submit" aria-disabled={email.trim() === '' || undefined}>
          {words.begin}
        </Button>
      </Form>
      <section className={layout.narrowStack3} aria-labelledby="pending">
        <h2 id="pending" className={layout.size3}>
          {words.pending}
        </h2>
        <Pending onDone={setNotice} />
      </section>
      {isAsking ? (
        <EraseDialog
          email={email.trim()}
          onDone={(text) => {
            setEmail('');
            setNotice(text);
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </SettingsFrame>
  );
}

interface PendingProps {
  /** Says what was done. */
  onDone: (text: string) => void;
}

function Pending({ onDone }: PendingProps) {
  const { account } = useAtomValue(sessionAtom);

  return (
    <Read call={listErasures} query={{ account: account.id }} loading={words.loading}>
      {({ results }) => (
        <>
          {results.length === 0 ? <p className={layout.softSmall}>{words.none}</p> : null}
          <ul className={styles.list} aria-labelledby="pending">
            {results.map((erasure) => (
              <li key={`${erasure.customer} ${erasure.email}`}>
                <ErasureItem erasure={erasure} onDone={onDone} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Read>
  );
}

function ErasureItem({ erasure, onDone }: PendingProps & { erasure: PendingErasure }) {
  const { customer, email, name, requested_at, requested_by, erased_at, is_put_off } = erasure;
  const { account } = useAtomValue(sessionAtom);
  const zone = useAtomValue(zoneAtom);
  const { change, isBusy, problem } = useChange();
  const who = name || email || words.nobody;
  const when = formatInstant(erased_at, zone);

  async function stop() {
    const outcome =
      customer === null
        ? await change(keepPerson, { body: { base_account: account.id, email } })
        : await change(keepCustomer, { params: { id: customer } });
    if (outcome.kind === 'ok') onDone(words.stopped(who));
  }

  return (
    <article className={styles.card}>
      <h3 className={layout.size3}>{who}</h3>
      {name !== '' && email !== '' ? <p className={styles.text}>{email}</p> : null}
      <p className={styles.text}>{is_put_off ? words.putOff : words.erasedOn(when)}</p>
      <p className={layout.softSmall}>{words.requestedBy(requested_by, formatInstant(requested_at, zone))}</p>
      <div className={styles.actions}>
        <Button busy={isBusy} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
    </article>
  );
}
