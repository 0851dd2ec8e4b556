import { phoneHref } from '#domain/text/contact-links.ts';
import { useIsKiosk } from './use-is-kiosk.ts';

/** A link that calls a phone number or writes to an email address (V19); plain text in a kiosk, which can do neither. */
export function ContactLink({ to }: { to: string }) {
  if (useIsKiosk()) return <span>{to}</span>;
  return <a href={to.includes('@') ? `mailto:${to}` : phoneHref(to)}>{to}</a>;
}
