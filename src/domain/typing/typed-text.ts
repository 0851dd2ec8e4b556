/**
 * A text as a keyboard would type it, from what people paste and what other keyboards type (G11): without signs that nobody sees, such as soft hyphens
 * and the marks of direction around a copied phone number; with `-` for each kind of dash, and the digits 0 to 9. For phones, email addresses, codes
 * and numbers.
 */
export function typedText(text: string): string {
  if (/^[ -~]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(HIDDEN, '')
    .replace(DASHES, '-')
    .replace(/\p{Nd}/gu, plainDigit);
}

/** Signs that nobody sees. */
export const HIDDEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Dashes, minus signs, and what a Japanese keyboard types for them. */
const DASHES = /[\p{Pd}\u02D7\u2043\u2212\u30FC]/gu;

/** The digits of an alphabet stand in one row of ten, from zero on. */
export function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A typed code or number in capitals, without spaces. */
export function typedCode(text: string): string {
  return withoutOuterSigns(typedText(text).replace(/\s/g, '')).toUpperCase();
}

/** A code without the signs around it in a sentence, such as quotes, `#` and a full stop. A text of signs alone stays: it is a wrong code, and not no code. */
export function withoutOuterSigns(text: string): string {
  return text.replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '') || text;
}

/** A text from a scanner in capitals, without the signs that it sends around it: the name of the kind of code (`]Q1`), and control characters. */
export function scannedPlainly(text: string): string {
  return typedText(text)
    .replace(/\p{Cc}/gu, '')
    .trim()
    .toUpperCase()
    .replace(/^\][A-Z]\d/, '');
}

/** A typed email address, with its domain as in DNS: `ana@Müller.de` is `ana@xn--mller-kva.de`. So each address has one form, and mail servers know it. */
export function typedEmail(text: string): string {
  const address = typedText(text).trim();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return at > 0 && /[^ -~]/.test(domain) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)
    ? address.slice(0, at + 1) + asciiDomain(domain)
    : address;
}

/** A name on one line, as lists and emails have it, without signs that nobody sees. The joiners of Persian letters and of emoji stay. */
export function typedName(text: string): string {
  return text
    .replace(/[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replace(/[\t-\r\u00A0\u2028\u2029]+/g, ' ');
}

/** '' for what is no domain. */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}
