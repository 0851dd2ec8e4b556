/**
 * Does the work while no other tab or worker does any of the same name. Without Web Locks it is simply done: what it guards is
 * correct without it, only busier.
 */
export async function oneAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator) || !navigator.locks) return work();
  return navigator.locks.request(name, work);
}
