import type { Config } from '../config.ts';
import type { PaymentProvider } from './provider.ts';
import { openSandbox, type SandboxWorld } from './sandbox.ts';
import { openStripe } from './stripe.ts';

/** The payment provider that the environment names: Stripe if its keys are given, else the sandbox. */
export async function openPayments(
  { stripe, sandboxSecret }: Config,
  world: Omit<SandboxWorld, 'secret'>,
): Promise<PaymentProvider> {
  return stripe ? openStripe(stripe, world.now) : openSandbox({ ...world, secret: sandboxSecret });
}
