import type { Context } from './context.ts';
import type { PaymentProvider } from './payments/provider.ts';

/** How long a provider is waited for in all, by a sweep's part or by a visitor who does not ask for its answer. */
const MOST_MILLISECONDS = 10_000;

/** The provider was not called: the time for its answers is over. */
export class ProviderTimeOver extends Error {}

/**
 * The same context with a provider that is waited for only so long, all its answers together. A call that is under way then fails, and what
 * would be called after that fails at once with `OutOfPatience`: one that accepts and never answers costs this time once.
 */
export function withTimeLimit(context: Context, milliseconds = MOST_MILLISECONDS): Context {
  return { ...context, payments: patient(context.payments, milliseconds) };
}

function patient(provider: PaymentProvider, milliseconds: number): PaymentProvider {
  const end = performance.now() + milliseconds;
  const inTime =
    <Asked, Said>(call: (asked: Asked) => Promise<Said>) =>
    (asked: Asked): Promise<Said> => {
      const left = end - performance.now();
      if (left <= 0)
        return Promise.reject(new ProviderTimeOver('the payment provider was not called: its time is over'));
      return within(left, call(asked));
    };
  return {
    ...provider,
    close: inTime(provider.close),
    ask: inTime(provider.ask),
    refund: inTime(provider.refund),
    askRefund: inTime(provider.askRefund),
  };
}

async function within<Said>(milliseconds: number, call: Promise<Said>): Promise<Said> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('the payment provider did not answer in time'));
  try {
    return await Promise.race([call, promise]);
  } finally {
    clearTimeout(timer);
  }
}
