import type { Transaction } from '../database/database.ts';
import { SIGNATURE_HEADER } from './sandbox-event.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { signatureOf } from './signature.ts';

const MOST_ATTEMPTS = 20;
const TIMEOUT_SECONDS = 10;

/**
 * Sends what is due of the notices that the sandbox owes, one after the other. One that is not answered with success is
 * sent again after a pause that grows from 1 s to 5 min, up to 20 times; whoever missed it then can still ask.
 */
export async function sendNotices(world: SandboxWorld, secret: string): Promise<void> {
  const { database, now } = world;
  for (const notice of await database.read((tx) => dueNotices(tx, now()))) {
    const wasTaken = await send(world, secret, notice);
    const attempts = notice.attempts + 1;
    const next_at =
      wasTaken || attempts >= MOST_ATTEMPTS ? null : now().epochMilliseconds + pauseMilliseconds(attempts);
    await database.write(async (tx) => {
      await tx.updateTable('sandbox_notices').set({ attempts, next_at }).where('id', '=', notice.id).execute();
    });
  }
}

function dueNotices(tx: Transaction, now: Temporal.Instant) {
  return tx
    .selectFrom('sandbox_notices')
    .selectAll()
    .where('next_at', '<=', now.epochMilliseconds)
    .orderBy('next_at')
    .limit(50)
    .execute();
}

async function send(world: SandboxWorld, secret: string, { id, body }: { id: string; body: string }): Promise<boolean> {
  try {
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
    return answer.ok;
  } catch (error) {
    world.log.warn({ notice: id, reason: String(error) }, 'a notice of the sandbox did not get through');
    return false;
  }
}

/** 1 s, 2 s, 4 s … 5 min. */
function pauseMilliseconds(attempts: number): number {
  return Math.min(300, 2 ** (attempts - 1)) * 1000;
}
