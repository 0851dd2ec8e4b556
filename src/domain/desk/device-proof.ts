/**
 * The text whose UTF-8 a device signs with the key of its vouchers to show at a sign-in that it was a device before (T2). A proof is of use only with the
 * password or the code that it is for. No voucher begins like this, so the signature of a voucher is no proof.
 *
 * @param subject  the email address or the code that is sent with the proof
 */
export function deviceProofText(subject: string): string {
  return `landfall desk sign-in\n${subject}`;
}
