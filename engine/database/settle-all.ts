/**
 * Runs several queries at once, which is one round trip on PostgreSQL, and waits for all of them, so that none is pending when its transaction
 * ends.
 *
 * @returns for each query a function that returns its value or throws its error
 */
export async function settleAll<Asked extends readonly unknown[]>(
  ...asked: { [K in keyof Asked]: Promise<Asked[K]> | Asked[K] }
): Promise<{ [K in keyof Asked]: () => Asked[K] }> {
  const outcomes = await Promise.allSettled(asked);
  return outcomes.map((it) => () => {
    if (it.status === 'fulfilled') return it.value;
    throw it.reason;
  }) as { [K in keyof Asked]: () => Asked[K] };
}
