/** Does the work while no other tab or worker does any of the same name. Without Web Locks it is done all the same, only busier. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator === 'undefined' || !('locks' in navigator) || !navigator.locks) return work();
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, begin);
  } catch (failure) {
    if (isBegun) throw failure;
    return work();
  }
}
