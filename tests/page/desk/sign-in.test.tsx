import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SignedOut } from '#desk/session/signed-out.tsx';
import { anEngine, type Engine, ORIGIN } from '#tests/support/engine/engine.ts';

let engine: Engine;
let requests: string[];
beforeEach(async () => {
  engine = await anEngine({ env: { REGISTRATION: 'open' } });
  requests = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push(address);
    return engine.app(new Request(new URL(address, ORIGIN), init));
  });
  render(
    <Provider store={createStore()}>
      <SignedOut why="none" />
    </Provider>,
  );
});
afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  await engine.stop();
});

it('[B15] asks for the email address and the password where they are empty, and sends nothing', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));

  expect(await screen.findByText('Enter your email address.')).toBeDefined();
  expect(screen.getByText('Enter your password.')).toBeDefined();
  expect(requests).toEqual([]);
});

it('[B17] says in the words of the desk what is missing to register', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'New here? Open your shop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Register' }));

  expect(await screen.findAllByText('Fill this in.')).toHaveLength(2);
});
