import { setImmediate as turn } from 'node:timers/promises';
import React from 'react';
import { flushSync } from 'react-dom';

/**
 * Page tests run on React as visitors get it, which takes a third of the time of its development build. Testing Library asks for `act`, which only
 * that build has: here it renders at once what a callback changes, and waits for what React does in a later turn.
 */
Object.assign(React, { act });

function act(callback: () => unknown): Promise<unknown> {
  let result: unknown;
  flushSync(() => void (result = callback()));
  return settle(result);
}

async function settle(result: unknown): Promise<unknown> {
  const value = await (result as PromiseLike<unknown> | undefined);
  // Not the global one, which a test may have stopped.
  await turn();
  flushSync(() => {});
  return value;
}
