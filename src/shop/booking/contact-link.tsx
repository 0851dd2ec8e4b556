import { phoneHref } from '#domain/text/contact-links.ts';
import { useIsKiosk } from './use-is-kiosk.ts';

/** A telephone number, or an email address, that one tap calls or writes to (V19); text in a kiosk, which can do neither. */
export function ContactLink({ to }: { to: string }) {
  if (useIsKiosk()) return <span>{to}</span>;
  return <a href={to.includes('@') ? `mailto:${to}` : phoneHref(to)}>{to}</a>;
}
