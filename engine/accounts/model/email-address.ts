import { typedEmail } from '#domain/typing/typed-text.ts';

/** An address as the database stores it: with its domain in lower case, because domains ignore case. */
export function normalEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/** The key that all spellings of one address share. */
export function emailKey(email: string): string {
  return typedEmail(email).toLowerCase();
}
