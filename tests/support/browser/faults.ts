import { type BrowserContext, expect } from 'playwright/test';

/** What browsers have complained of: errors on the console (broken policies and failed requests too) and errors nobody caught. */
export interface Faults {
  /** Begins to listen to a browser. */
  watch(context: BrowserContext): void;
  /** What will be complained of rightly: each must come, once or more often. */
  expect(complaint: RegExp): void;
  /** What may be complained of, and need not be: which requests a lost network meets is chance. */
  allow(complaint: RegExp): void;
  /** Fails the journey for what was not expected, and for what was and did not come. */
  judge(): void;
}

export function watchFaults(first: BrowserContext): Faults {
  const found: string[] = [];
  const expected: RegExp[] = [];
  const allowed: RegExp[] = [];
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
