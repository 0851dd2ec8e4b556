/**
 * Asks several things at once, which on PostgreSQL is one round trip, and waits for all of them: none is still on its way when its
 * transaction ends.
 *
 * @returns for each what gives its value, or throws what it failed of, when it is called
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
