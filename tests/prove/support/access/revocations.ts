import type { World } from './world.ts';

/** Something that a right allowed: it works before the revocation, and never after it. */
export interface Probe {
  readonly name: string;
  readonly works: () => Promise<boolean>;
}

/** A right that is given, used, and taken away. */
export interface Revocation {
  readonly name: string;
  readonly prepare: (world: World) => Promise<{ probes: Probe[]; revoke: () => Promise<unknown> }>;
}

/** Whether a call was let in. */
export const isGood = ({ status }: { status: number }): boolean => status < 300;

/** Gives each right, takes it away, and asks again. @returns the probes that still work, and those that never worked */
export async function revokeAll(makeWorld: () => Promise<World>, revocations: readonly Revocation[]) {
  const found = { open: [] as string[], unproven: [] as string[], requests: 0 };
  for (const { name, prepare } of revocations) {
    const world = await makeWorld();
    const { probes, revoke } = await prepare(world);
    // Twice, so that an answer that is stored would show after the revocation.
    for (const probe of [...probes, ...probes])
      if (!(await probe.works())) found.unproven.push(`${name}: ${probe.name}`);
    await revoke();
    world.engine.context.log.debug({}, 'revoked');
    for (const probe of probes) {
      found.requests += 1;
      if (await probe.works()) found.open.push(`${name}: ${probe.name}`);
    }
    await world.engine.stop();
  }
  return found;
}
