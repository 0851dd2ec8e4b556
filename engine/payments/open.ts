import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import type { SandboxWorld } from './sandbox.ts';

/** The payment provider that the environment names: Stripe where its keys are given, else the sandbox. */
export async function openPayments(
  { stripe, sandboxSecret }: Config,
  world: Omit<SandboxWorld, 'secret'>,
): Promise<PaymentProvider> {
  if (stripe) return (await import('./stripe.ts')).openStripe(stripe, world.now);
  return (await import('./sandbox.ts')).openSandbox({ ...world, secret: sandboxSecret });
}
