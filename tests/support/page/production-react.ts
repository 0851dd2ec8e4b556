import { setImmediate as turn } from 'node:timers/promises';
import React from 'react';
import { flushSync } from 'react-dom';

/**
 * Page tests run on React's production build, as visitors do, which takes a third of the time of its development build. Testing Library asks for
 * `act`, which only the development build has. This `act` renders the callback's changes at once, and waits for React's work of the next turn.
 */
Object.assign(React, { act });

function act(callback: () => unknown): Promise<unknown> {
  let result: unknown;
  flushSync(() => void (result = callback()));
  return settle(result);
}

async function settle(result: unknown): Promise<unknown> {
  const value = await (result as PromiseLike<unknown> | undefined);
  // The imported timer: a test may have stopped the global one.
  await turn();
  flushSync(() => {});
  return value;
}
