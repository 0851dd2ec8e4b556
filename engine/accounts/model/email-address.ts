/** As it is kept: the domain is the same in any case. */
export function normalEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/** What two spellings of one address share. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').toLowerCase();
}
