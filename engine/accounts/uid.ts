/** A user's id as links carry it: 1 is `MQ`. */
export function uidOf(id: number): string {
  return Buffer.from(String(id)).toString('base64url');
}

/** null for what is no id. */
export function idOf(uid: string): number | null {
  const text = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,14}$/.test(text) && uidOf(Number(text)) === uid.replace(/=+$/, '') ? Number(text) : null;
}
