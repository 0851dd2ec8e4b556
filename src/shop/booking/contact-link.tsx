import { useAtomValue } from 'jotai';
import { phoneHref } from '#domain/text/contact-links.ts';
import { isKioskAtom } from '#shop/state/kiosk-mode.ts';

/** A telephone number, or an email address, that one tap calls or writes to (V19); text in a kiosk, which can do neither. */
export function ContactLink({ to }: { to: string }) {
  if (useAtomValue(isKioskAtom)) return <span>{to}</span>;
  return <a href={to.includes('@') ? `mailto:${to}` : phoneHref(to)}>{to}</a>;
}
