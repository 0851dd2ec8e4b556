import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newMails, proofIn } from '../support/accounts.ts';
import type { Engine } from '../support/engine.ts';
import { anEngine } from '../support/engine.ts';
import { root } from '../support/root.ts';

/** A request as it was sent to the real packages; `$name` in it is what an earlier answer, or a mail, had. */
interface Step {
  readonly name: string;
  /** Method and path. */
  readonly send: string;
  readonly body?: unknown;
  readonly text?: string;
  /** Of the content, where it is not JSON. */
  readonly type?: string;
  readonly bearer?: string;
  /** Names for parts of the answer. */
  readonly keep?: Readonly<Record<string, string>>;
  /** Whether a mail follows, with `$uid` and `$token`. */
  readonly mail?: true;
}

interface Recorded {
  readonly status: number;
  readonly body: unknown;
  readonly allow: string | null;
  readonly challenge?: string;
}

const recorded = (name: string): unknown => JSON.parse(readFileSync(`${root}tests/recordings/${name}.json`, 'utf8'));
const steps = recorded('users.steps') as Step[];
const answers = recorded('users.answers') as Record<string, Recorded>;

let engine: Engine;
const known: Record<string, string> = {};
beforeAll(async () => {
  engine = await anEngine({ env: { JWT_SECRET: 'a secret of the tests, which is long enough' } });
});
afterAll(() => engine.stop());

it.each(steps)('[A7, A11] answers as djoser and simplejwt do: $name', async (step) => {
  const { send, body, text, type, bearer, keep = {}, mail } = filled(step);
  const [method = '', path = ''] = send.split(' ');
  engine.clock.now = engine.clock.now.add({ seconds: 1 });

  const answer = await engine.send(method, path, {
    ...(text === undefined ? body !== undefined && { body } : { text }),
    headers: { ...(type && { 'content-type': type }), ...(bearer !== undefined && { authorization: bearer }) },
  });

  const challenge = answer.headers.get('www-authenticate');
  const told: Recorded = {
    status: answer.status,
    body: plain(answer.body),
    allow: answer.headers.get('allow'),
    ...(challenge !== null && { challenge }),
  };
  // As text: the order of the keys counts too.
  expect(JSON.stringify(told, null, 1)).toBe(JSON.stringify(answers[step.name], null, 1));
  for (const [name, key] of Object.entries(keep)) known[name] = String((answer.body as Record<string, unknown>)[key]);
  if (mail) Object.assign(known, proofIn((await newMails(engine)).at(-1)));
});

function filled(step: Step): Step {
  const text = JSON.stringify(step).replaceAll(/\$(\w+)/g, (all, name: string) => known[name] ?? all);
  return JSON.parse(text) as Step;
}

/** Without what differs from one time to the next; after these words the wording is free. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'string') return value.replace(/^(JSON parse error - ).*/s, '$1…');
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]: [string, unknown]) => {
      const isFresh = key === 'id' ? typeof it === 'number' : /^(access|refresh)$/.test(key) && typeof it === 'string';
      return [key, isFresh ? '…' : plain(it)];
    }),
  );
}
