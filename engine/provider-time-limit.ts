import { withTimeout } from './base/scheduler.ts';
import type { Context } from './context.ts';
import type { JobHandler } from './jobs/runner.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** The time limit of a provider's answers together: within one step of a sweep, or within one request that pays, cancels or reads an order. */
const MOST_MILLISECONDS = 10_000;

/** The provider was not called, because the time for its answers is over. */
class ProviderTimeOver extends Error {}

/**
 * The same context, with one time limit for all answers of the provider together. When the time is over, the call that is under way fails, and
 * each later call fails at once with `ProviderTimeOver`. So a provider that accepts connections and never answers costs this time only once.
 */
export function withTimeLimit(context: Context, milliseconds = MOST_MILLISECONDS): Context {
  return { ...context, payments: patient(context.payments, milliseconds) };
}

/**
 * A job at the provider that is tried until it succeeds: twice without a pause, then with pauses that grow from 5 s (P16).
 *
 * @param longestPause  in seconds
 */
export function providerJob(longestPause: number, run: JobHandler['run']): JobHandler {
  return {
    leaseSeconds: 60,
    mostAttempts: Infinity,
    pauseSeconds: (attempts) => (attempts <= 2 ? 0 : Math.min(5 * 2 ** (attempts - 3), longestPause)),
    run: async (job, running) => {
      try {
        return await run(job, running);
      } catch (error) {
        if (error instanceof ProviderTimeOver) return 'postponed';
        throw error;
      }
    },
  };
}

function patient(provider: PaymentProvider, milliseconds: number): PaymentProvider {
  const end = performance.now() + milliseconds;
  const inTime =
    <Question, Answer>(call: (question: Question) => Promise<Answer>) =>
    (question: Question): Promise<Answer> => {
      const left = end - performance.now();
      if (left <= 0)
        return Promise.reject(new ProviderTimeOver('the payment provider was not called: its time is over'));
      return withTimeout(left, call(question), () => new Error('the payment provider did not answer in time'));
    };
  return {
    ...provider,
    open: inTime(provider.open),
    close: inTime(provider.close),
    ask: inTime(provider.ask),
    refund: inTime(provider.refund),
    askRefund: inTime(provider.askRefund),
  };
}
