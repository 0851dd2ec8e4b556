import { type BrowserContext, expect } from 'playwright/test';

/** Complaints of browsers: console errors (also of violated policies and failed requests), and uncaught errors. */
export interface Faults {
  /** Starts listening to a browser. */
  watch(context: BrowserContext): void;
  /** Expects a complaint, which must come at least once. */
  expect(complaint: RegExp): void;
  /** Allows a complaint that need not come: it depends on chance which requests a lost network affects. */
  allow(complaint: RegExp): void;
  /** Fails the journey if there was an unexpected complaint, or if an expected one did not come. */
  judge(): void;
}

/**
 * The answer to a form of the office that sends an older version. A finished picture of the demo, or another section of the form, has changed the
 * object: the form reads it again, merges and saves. The time of a picture is chance.
 */
const MERGED = /status of 412 .*\/api\/(experiences|stores|filer-images)\//;

/** The answer to a desk that asks at its start whether this browser is signed in. */
const SIGNED_OUT = /status of 401 .*\/api\/desk\/session\/renew/;

export function watchFaults(first: BrowserContext): Faults {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const allowed = [MERGED, SIGNED_OUT];
  const watch = (context: BrowserContext) => {
    context.on('console', (message) => {
      const { url } = message.location();
      if (message.type() === 'error') found.push(`${message.text()} (${url})`);
    });
    context.on('weberror', (fault) => {
      const { name, message, stack } = fault.error();
      found.push(`${name}: ${message} on ${fault.page()?.url()}\n${stack}`);
    });
  };

  watch(first);
  return {
    watch,
    expect: (complaint) => void expected.push(complaint),
    allow: (complaint) => void allowed.push(complaint),
    judge: () => {
      const unexpected = found.filter((fault) => ![...expected, ...allowed].some((it) => it.test(fault)));
      const missed = expected.filter((it) => !found.some((fault) => it.test(fault))).map(String);
      expect({ unexpected, missed }, 'what the browser complained of').toEqual({ unexpected: [], missed: [] });
    },
  };
}
