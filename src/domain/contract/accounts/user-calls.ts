import { endpoint } from '../endpoint.ts';
import {
  boolean,
  choice,
  instant,
  integer,
  list,
  made,
  type Of,
  optional,
  partial,
  shape,
  string,
  text,
} from '../fields.ts';
import { listQuery, pageOf } from '../webstore.ts';
import { emailAddress } from './email-address.ts';

const name = () => optional(text({ max: 150, blank: true }));
const password = () => text({ max: 72 });

export const User = shape({ first_name: string(), last_name: string(), id: integer(), email: string() });
export type User = Of<typeof User>;
const UserNames = shape({ first_name: name(), last_name: name() });
/** The data of an invited person who has no account yet. */
export const NewUser = shape({ first_name: name(), last_name: name(), new_password: password() });
const currentPassword = shape({ current_password: text() });
const uidAndToken = { uid: text(), token: text() };
/** An address in a search, of any length. */
const address = shape({ email: emailAddress({}) });

/** Users (A7), in djoser's form. */
export const createUser = endpoint('POST', '/api/users/', {
  body: shape({ first_name: name(), last_name: name(), email: emailAddress(), password: password() }),
  reply: User,
  status: 201,
});
export const listUsers = endpoint('GET', '/api/users/', {
  query: shape(listQuery),
  reply: pageOf(User),
});
export const readUser = endpoint('GET', '/api/users/{id}/', { reply: User });
export const putUser = endpoint('PUT', '/api/users/{id}/', { body: UserNames, reply: User });
export const changeUser = endpoint('PATCH', '/api/users/{id}/', { body: partial(UserNames), reply: User });
export const dropUser = endpoint('DELETE', '/api/users/{id}/', { body: currentPassword });

export const readMe = endpoint('GET', '/api/users/me/', { reply: User });
export const putMe = endpoint('PUT', '/api/users/me/', { body: UserNames, reply: User });
export const changeMe = endpoint('PATCH', '/api/users/me/', { body: partial(UserNames), reply: User });
export const dropMe = endpoint('DELETE', '/api/users/me/', { body: currentPassword });

/** A session of a user: a device or program that is signed in (B15). */
export const UserSession = shape({
  id: string(),
  /** A `program` has tokens; a `device` belongs to the desk. */
  kind: choice('device', 'program'),
  /** The name of the device, such as its browser; '' for a program. */
  name: string(),
  /** The company that the device acts for; '' for a program. */
  account: string(),
  /** Whether this session sends the request. */
  is_current: boolean(),
  created_at: instant(),
  last_contact_at: instant(),
  expires_at: instant(),
});
export type UserSession = Of<typeof UserSession>;
const sessions = '/api/users/me/sessions/';
export const listSessions = endpoint('GET', sessions, { reply: shape({ results: list(UserSession) }) });
/** Ends all sessions except the one that sends the request. */
export const endOtherSessions = endpoint('DELETE', sessions);
export const endOneSession = endpoint('DELETE', `${sessions}{id}/`);

export const activate = endpoint('POST', '/api/users/activation/', { body: shape(uidAndToken) });
export const resendActivation = endpoint('POST', '/api/users/resend_activation/', { body: address });
export const setPassword = endpoint('POST', '/api/users/set_password/', {
  body: shape({ new_password: password(), current_password: text() }),
});
export const resetPassword = endpoint('POST', '/api/users/reset_password/', { body: address });
export const confirmPassword = endpoint('POST', '/api/users/reset_password_confirm/', {
  body: shape({ ...uidAndToken, new_password: password() }),
});
export const setEmail = endpoint('POST', '/api/users/set_email/', {
  body: shape({ current_password: text(), new_email: emailAddress() }),
});
export const resetEmail = endpoint('POST', '/api/users/reset_email/', { body: address });
export const confirmEmail = endpoint('POST', '/api/users/reset_email_confirm/', {
  body: shape({ uid: loose(), token: loose(), new_email: emailAddress() }),
});

/** djoser checks these two only if the other fields are valid, so a value that is not a text counts as an empty text. */
function loose() {
  return optional(
    made<string>({
      type: 'loose',
      schema: { type: 'string' },
      coerce: (value) => (typeof value === 'string' ? value : ''),
      check: () => true,
    }),
  );
}
