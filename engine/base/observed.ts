import { channel } from 'node:diagnostics_channel';

interface Answered {
  /** The path of the route, without ids; `page` or `file` for what is no route. Answers from memory are not reported. */
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly seconds: number;
}

interface JobEnded {
  readonly kind: string;
  readonly outcome: 'done' | 'again' | 'postponed';
  readonly seconds: number;
}

const answers = channel('landfall:answers');
const jobs = channel('landfall:jobs');

// The metrics listen only where the operator has opened them: elsewhere a report costs nothing.
export function reportAnswer(it: Answered): void {
  if (answers.hasSubscribers) answers.publish(it);
}

export function reportJob(it: JobEnded): void {
  if (jobs.hasSubscribers) jobs.publish(it);
}

/** Calls a function for each answer and each job from now on. @returns a function that ends it */
export function observe(onAnswer: (it: Answered) => void, onJob: (it: JobEnded) => void): () => void {
  const listeners = [
    [answers, (it: unknown) => onAnswer(it as Answered)],
    [jobs, (it: unknown) => onJob(it as JobEnded)],
  ] as const;
  for (const [of, listener] of listeners) of.subscribe(listener);
  return () => {
    for (const [of, listener] of listeners) of.unsubscribe(listener);
  };
}
