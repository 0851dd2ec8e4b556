import { useState } from 'react';
import { useChange } from '#desk/shared/use-change.ts';
import { useTexts } from '#desk/shared/use-texts.ts';
import type { ResourceCalls, SellerObject } from '#domain/contract/resources/calls.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField, TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/rates.ts';
import styles from './rates-page.module.css';

interface Props {
  calls: ResourceCalls;
  account: number;
  /** Pricing categories that have no price yet. */
  others: readonly SellerObject[];
  onAdd: (category: string) => void;
}

const NEW = 'new';
const empty = { title: '', min_age: '', max_age: '' };

/** Adds a price for another category, which may be a new one (B11). */
export function AddPrice({ calls, account, others, onAdd }: Props) {
  const [isNew, setNew] = useState(false);
  const { change, isBusy, problem, clearProblem } = useChange();
  const { texts, setTexts, field } = useTexts(empty, problem);
  const close = () => {
    clearProblem();
    setNew(false);
  };

  async function create() {
    const { title, min_age, max_age } = texts;
    const body = { base_account: account, title, min_age: min_age.trim() || null, max_age: max_age.trim() || null };
    const outcome = await change(calls.create, { body });
    if (outcome.kind !== 'ok') return;
    setTexts(empty);
    close();
    onAdd(String(outcome.reply.id));
  }

  return (
    <div className={styles.addition}>
      <SelectField
        label={words.addCategory}
        hint={words.addCategoryHint}
        value={isNew ? NEW : ''}
        onValue={(next) => {
          if (next === NEW) return setNew(true);
          close();
          if (next !== '') onAdd(next);
        }}
        none={words.choose}
        options={[...others.map((it) => [it.id, String(it['title'])] as const), [NEW, words.newCategory]]}
      />
      {isNew ? (
        <Form className={styles.category} onSubmit={() => (isBusy ? undefined : create())}>
          <TextField label={words.categoryTitle} hint={words.categoryTitleHint} {...field('title')} />
          <TextField label={words.minAge} inputMode="numeric" {...field('min_age')} />
          <TextField label={words.maxAge} hint={words.agesHint} inputMode="numeric" {...field('max_age')} />
          <div className={styles.buttons}>
            <Button type="submit" busy={isBusy}>
              {words.addNewCategory}
            </Button>
            <Button kind="plain" onClick={close}>
              {words.cancel}
            </Button>
          </div>
          {problem && Object.keys(problem.fields).length === 0 ? <Notice kind="wrong">{problem.text}</Notice> : null}
        </Form>
      ) : null}
    </div>
  );
}
