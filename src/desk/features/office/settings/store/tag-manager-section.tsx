import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { is } from 'superstruct';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { changeTagManager, DomainProof } from '#domain/contract/resources/stores.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { tagManagerCost } from '#words/events/office.ts';
import { currentPassword } from '#words/office/account.ts';
import { sections, tagManager as words } from '#words/office/store.ts';
import { canAtom, sessionAtom } from '../../../../state/session.ts';
import { SectionFrame } from '../../forms/form-section.tsx';
import { messageAt, useChange } from '../../use-change.ts';
import styles from '../settings-page.module.css';

/** The script of another host that visitors load (O9), or the reason why this shop cannot have one. */
export function TagManagerSection({ store }: { store: SellerObject }) {
  const can = useAtomValue(canAtom);
  const { device } = useAtomValue(sessionAtom);
  const { id, domain_proof } = store;
  const read = typeof store['tag_manager'] === 'string' ? store['tag_manager'] : '';
  const hasHost = is(domain_proof, DomainProof) && domain_proof.status === 'in_effect';
  const isAllowed = can('account.manage') && !device.is_shared;

  return (
    <SectionFrame title={sections.tagManager}>
      {!hasHost ? (
        <p className={styles.facts}>{words.noHost}</p>
      ) : isAllowed ? (
        <TagManagerForm key={read} {...{ id, read }} />
      ) : (
        <p className={styles.facts}>{words.notAllowed}</p>
      )}
      <p className={styles.facts}>{tagManagerCost}</p>
    </SectionFrame>
  );
}

function TagManagerForm({ id, read }: { id: number; read: string }) {
  const { change, isBusy, problem } = useChange();
  const [tag_manager, setTyped] = useState(read);
  const [current_password, setCurrent] = useState('');
  const other = problem && ['tag_manager', 'current_password'].every((it) => messageAt(problem, it) === null);

  async function save() {
    const body = { tag_manager: tag_manager.trim(), current_password };
    const outcome = await change(changeTagManager, { params: { id }, body });
    if (outcome.kind === 'ok') setCurrent('');
  }

  return (
    <Form className={styles.form} onSubmit={save}>
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        value={tag_manager}
        error={messageAt(problem, 'tag_manager')}
        onValue={setTyped}
      />
      <TextField
        label={currentPassword}
        type="password"
        autoComplete="current-password"
        value={current_password}
        error={messageAt(problem, 'current_password')}
        onValue={setCurrent}
      />
      {other ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy} aria-disabled={tag_manager.trim() === read || undefined}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
