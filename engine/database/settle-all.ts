// perf: docs/performance.md#batched-queries
/** Runs queries at once, one round trip on PostgreSQL, and waits for all. @returns functions that return the value or throw the error */
export async function settleAll<Values extends readonly unknown[]>(
  ...promises: { [K in keyof Values]: Promise<Values[K]> | Values[K] }
): Promise<{ [K in keyof Values]: () => Values[K] }> {
  const outcomes = await Promise.allSettled(promises);
  return outcomes.map((it) => () => {
    if (it.status === 'fulfilled') return it.value;
    throw it.reason;
  }) as { [K in keyof Values]: () => Values[K] };
}
