import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { enrolAtom } from '#desk/state/session.ts';
import { typedCode } from '#domain/typing/typed-text.ts';
import { SubmitButton } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form, useBusy } from '#ui/controls/form.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/desk/session.ts';
import { Sheet } from './sheet.tsx';

/** Makes this tablet a shared device, by the code that an owner shows (T3). */
export function EnrolForm({ code: known, foot }: { code: string; foot: ReactNode }) {
  const enrol = useSetAtom(enrolAtom);
  const [code, setCode] = useState(known);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, run] = useBusy();

  async function submit() {
    const outcome = await run(enrol(typedCode(code).replaceAll('-', '')));
    history.replaceState(history.state, '', location.pathname);
    if (outcome.kind !== 'ok') setFailure(outcome.kind === 'unreachable' ? words.unreachable : words.badCode);
  }

  return (
    <Sheet title={words.enrolTitle} lead={words.enrolText}>
      <Form className={layout.stack4} onSubmit={() => (isBusy || !code.trim() ? undefined : submit())}>
        <TextField
          label={words.code}
          hint={words.codeHint}
          value={code}
          error={failure}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onValue={setCode}
        />
        <SubmitButton busy={isBusy}>{words.enrolAction}</SubmitButton>
      </Form>
      {foot}
    </Sheet>
  );
}
