import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { contactAtom } from '#desk/state/contact.ts';
import { syncAtom } from '#desk/state/days.ts';
import { officeRevisionAtom } from '#desk/state/replies.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { type ReportedProblem } from '#domain/contract/problems.ts';
import type { Outcome, RequestOptions } from '#platform/network/api.ts';
import type { NestedTexts } from '#text/problem-text.ts';
import { refusalMessage } from '#text/refusal-messages.ts';
import { useBusy } from '#ui/controls/form.tsx';
import * as words from '#words/office/office.ts';
import { nestedTexts, problemText } from './problem-text.ts';

/** The reason why a change was not made. */
export interface ChangeProblem {
  /** A whole sentence for the user. */
  readonly text: string;
  /** Messages for each field of the body; empty if the engine refused the body as a whole. */
  readonly fields: NestedTexts;
  /** Somebody else has changed the object since it was read. */
  readonly isStale: boolean;
}

/**
 * Makes changes of the office, each only once: while the engine cannot be reached, another try of the same change has the same key. Screens read
 * their data again after a change, and after one that came too late.
 */
export function useChange() {
  const { send } = useAtomValue(contactAtom);
  const revise = useSetAtom(officeRevisionAtom);
  const sync = useSetAtom(syncAtom);
  const [problem, setProblem] = useState<ChangeProblem | null>(null);
  const [isBusy, run] = useBusy();
  const pending = useRef<{ readonly change: string; readonly key: string } | null>(null);

  /** @returns the outcome; `problem` says what went wrong */
  async function change<Query, Body, Reply>(
    call: Endpoint<Query, Body, Reply>,
    options: Omit<RequestOptions<Query, Body>, 'key'>,
  ): Promise<Outcome<Reply>> {
    const written = JSON.stringify([call.method, call.path, options]);
    if (pending.current?.change !== written) pending.current = { change: written, key: crypto.randomUUID() };
    const outcome = await run(send(call, { ...options, key: pending.current.key }));
    if (outcome.kind !== 'unreachable') pending.current = null;
    const failed = problemOf(outcome);
    setProblem(failed);
    if (!failed || failed.isStale) revise();
    // The sync brings the change at once to the screens of the counter, such as departures and drawer.
    if (!failed) void sync();
    return outcome;
  }

  return { change, isBusy, problem, clearProblem: () => setProblem(null) };
}

/** The reason why a call failed; null if it succeeded. */
export function problemOf(outcome: Outcome<unknown>): ChangeProblem | null {
  switch (outcome.kind) {
    case 'ok':
    case 'unchanged':
      return null;
    case 'unreachable':
      return { text: words.changeNeedsNetwork, fields: {}, isStale: false };
    case 'notFound':
      return { text: words.gone, fields: {}, isStale: true };
    case 'invalid':
      return { text: invalidText(outcome.problems), fields: nestedTexts(outcome.problems), isStale: false };
    case 'refused': {
      const isStale = outcome.refusal.code === 'stale_version';
      if (isStale) return { text: words.changedElsewhere, fields: {}, isStale };
      if (outcome.status === 403) return { text: words.forbidden, fields: {}, isStale };
      const { title, text } = refusalMessage(outcome.refusal.code, outcome.refusal);
      return { text: `${title}. ${text}`, fields: {}, isStale };
    }
  }
}

/** The message for a change whose fields are not in sight. */
export function invalidText([first]: readonly ReportedProblem[]): string {
  return first ? problemText(first) : words.invalid;
}

/** The message of one field; null without one. */
export function messageAt(problem: Pick<ChangeProblem, 'fields'> | null, field: string): string | null {
  const found = problem?.fields[field];
  return found === undefined ? null : firstMessage({ found });
}

/** The first message at any depth. */
export function firstMessage(problems: unknown): string | null {
  if (typeof problems === 'string') return problems;
  if (typeof problems !== 'object' || problems === null) return null;
  for (const it of Object.values(problems)) {
    const message = firstMessage(it);
    if (message !== null) return message;
  }
  return null;
}
