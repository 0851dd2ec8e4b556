import { useState } from 'react';
import { type ChangeProblem, messageAt } from './use-change.ts';

/** The texts of a small form, each with the properties of its field. @param problem  has the engine's messages for the fields */
export function useTexts<Name extends string>(
  initial: Readonly<Record<Name, string>>,
  problem: Pick<ChangeProblem, 'fields'> | null,
) {
  const [texts, setTexts] = useState(initial);
  const field = (name: Name) => ({
    value: texts[name],
    error: messageAt(problem, name),
    onValue: (value: string) => setTexts((now) => ({ ...now, [name]: value })),
  });

  return { texts, setTexts, field };
}
