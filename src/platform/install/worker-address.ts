import { trustedTypes } from './trusted-types.ts';

/** The worker's address, in the hands in which a browser wants it; the only address of a script that the page gives out. */
export function workerAddress(): string {
  const policy = trustedTypes()?.createPolicy('landfall-worker', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

const WORKER = '/sw.js';
