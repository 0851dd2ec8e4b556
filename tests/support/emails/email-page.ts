import { contentId, type Email } from '#engine/mail/email.ts';
import { asHtml } from '#engine/mail/email-html.ts';

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#00687d"/></svg>';

/** The HTML of an email as a mail program shows it: with its attached pictures, and an icon of the shop that needs no network. */
export function emailPage(email: Email): string {
  const { attachments = [], brand } = email;
  const html = attachments.reduce(
    (shown, { filename, content_type, content }) =>
      shown.replaceAll(`cid:${contentId(filename)}`, `data:${content_type};base64,${content}`),
    asHtml(email),
  );
  return brand?.icon ? html.replaceAll(brand.icon, `data:image/svg+xml,${encodeURIComponent(ICON)}`) : html;
}
