import { useAtomValue } from 'jotai';
import { is } from 'superstruct';
import { SectionFrame } from '#desk/office/forms/form-section.tsx';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { changeTagManager, DomainProof } from '#domain/contract/resources/stores.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import { tagManagerCost } from '#words/events/office.ts';
import { sections, tagManager as words } from '#words/office/store.ts';
import { CurrentPassword } from '../current-password.tsx';
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
  const { texts, setTexts, field } = useTexts({ tag_manager: read, current_password: '' }, problem);
  const tag_manager = texts.tag_manager.trim();
  const other = problem && ['tag_manager', 'current_password'].every((it) => messageAt(problem, it) === null);

  async function save() {
    const outcome = await change(changeTagManager, { params: { id }, body: { ...texts, tag_manager } });
    if (outcome.kind === 'ok') setTexts((now) => ({ ...now, current_password: '' }));
  }

  return (
    <Form className={styles.form} onSubmit={save}>
      <TextField
        label={words.label}
        hint={words.hint}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        {...field('tag_manager')}
      />
      <CurrentPassword {...field('current_password')} />
      {other ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <div className={layout.row3}>
        <Button type="submit" busy={isBusy} aria-disabled={tag_manager === read || undefined}>
          {words.save}
        </Button>
      </div>
    </Form>
  );
}
