import type { JobHandlers } from '../jobs/runner.ts';
import { SIGNATURE_HEADER } from './sandbox-event.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { signatureOf } from './signature.ts';

const TIMEOUT_SECONDS = 10;

/** Sends the notices of the sandbox; a merchant that took none of 20 attempts can still ask. */
export function noticeJobs(world: SandboxWorld, secret: string): JobHandlers {
  return {
    'sandbox-notice': {
      leaseSeconds: 30,
      mostAttempts: 20,
      // 1 s, 2 s, 4 s … 5 min.
      pauseSeconds: (attempts) => Math.min(300, 2 ** (attempts - 1)),
      run: async ({ payload }) => {
        const body = payload ?? '';
        const answer = await world.post(
          new Request(world.noticesUrl(), {
            method: 'POST',
            headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signatureOf(body, secret, world.now()) },
            body,
            redirect: 'error',
            signal: AbortSignal.timeout(TIMEOUT_SECONDS * 1000),
          }),
        );
        await answer.body?.cancel();
        if (!answer.ok) throw new Error(`a notice was answered with ${answer.status}`);
      },
    },
  };
}
