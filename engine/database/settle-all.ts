/** Runs queries at once, one round trip on PostgreSQL, and waits for all. @returns functions that return the value or throw the error */
export async function settleAll<Asked extends readonly unknown[]>(
  ...asked: { [K in keyof Asked]: Promise<Asked[K]> | Asked[K] }
): Promise<{ [K in keyof Asked]: () => Asked[K] }> {
  const outcomes = await Promise.allSettled(asked);
  return outcomes.map((it) => () => {
    if (it.status === 'fulfilled') return it.value;
    throw it.reason;
  }) as { [K in keyof Asked]: () => Asked[K] };
}
