import type { Call } from '../endpoint.ts';

/** The calls of a person without an account (A7), as far as the desk needs them. The engine's contract of users has the rest. */

export interface Registration {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

export const registerUser: Call<undefined> = { method: 'POST', path: '/api/users/', reply: null };
export const askForActivation: Call<undefined> = { method: 'POST', path: '/api/users/resend_activation/', reply: null };
export const askForPassword: Call<undefined> = { method: 'POST', path: '/api/users/reset_password/', reply: null };
