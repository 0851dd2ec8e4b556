import type { Phrase } from '#domain/text/phrases.ts';
import { accentColours, type Scheme } from '#domain/theme/accent-colours.ts';
import { usualTheme } from '#domain/theme/theme.ts';
import { type Html, html, raw } from '../http/html-page.ts';
import {
  type Amounts,
  type Brand,
  contentId,
  type Email,
  type EmailContact,
  type EmailLink,
  type EmailPart,
  type TicketPart,
} from './email.ts';

/**
 * The email as an HTML document of at most 600 px: tables and inline styles, because email programs support little else, without scripts or
 * tracking. The template escapes each value. Programs that read the style element use its dark theme; others make their own.
 */
export function asHtml({ subject, brand = ENGINE, heading, parts, contact, foot, language = 'en' }: Email): string {
  // An email can be shown on white even if its shop is always dark, so emails of dark shops have both schemes.
  const isLight = brand.theme.color_scheme === 'light';
  const schemes = isLight ? 'light' : 'light dark';
  const colours = coloursOf(brand, 'light');
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${subject}</title>
${!isLight && html`<style>${raw(darkStyle(brand))}</style>`}</head>
<body class="paper" style="margin: 0; padding: 0; background: ${LIGHT.paper}; color: ${LIGHT.ink}; font-family: ${SANS}; font-size: 16px; line-height: 1.5">
<div role="main">
${table('paper', `background: ${LIGHT.paper}`)}<tr><td align="center" style="padding: 20px 12px 32px">
${table('', 'max-width: 600px')}<tr><td style="padding: 0 4px 16px">${brandHtml(brand)}</td></tr>
<tr><td class="card" style="background: #ffffff; border: 1px solid ${LIGHT.line}; border-top: 4px solid ${colours.action}; border-radius: 12px; padding: 24px 20px 8px">
<h1 class="ink" style="margin: 0 0 16px; color: ${LIGHT.ink}; font: bold 26px/1.25 ${SERIF}">${heading}</h1>
${parts.map((part) => partHtml(part, brand))}${contact && contactHtml(contact, brand)}</td></tr>
${foot && html`<tr><td class="soft" style="padding: 16px 20px 0; color: ${LIGHT.soft}; font-size: 13px">${inLines(foot.text)}${foot.links?.map((link) => html` ${textLink(link, brand)}`)}</td></tr>`}
</table>
</td></tr></table>
</div>
</body></html>`.toString();
}

const ENGINE: Brand = { name: 'Landfall', url: null, icon: null, theme: usualTheme };

/** The shop's colours in the notation that email programs read. */
const LIGHT = { ink: '#0f222b', soft: '#445963', paper: '#f4f7f7', line: '#d4dcdf' };
/** The colours of a shop without its own accent. */
const USUAL = {
  light: { action: '#cf3b1d', onAction: '#ffffff', link: '#00687d' },
  dark: { action: '#f07554', onAction: '#1d0d08', link: '#6bc8d5' },
} as const;
const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";

function darkStyle(brand: Brand): string {
  const { action, onAction, link } = coloursOf(brand, 'dark');
  return `
@media (prefers-color-scheme: dark) {
  .paper { background: #0c181f !important; color: #e9f0f1 !important; }
  .card { background: #122028 !important; border-color: ${action} #2f3d44 #2f3d44 !important; }
  .ink { color: #e9f0f1 !important; }
  .soft { color: #a4b4ba !important; }
  .link { color: ${link} !important; }
  .button { background: ${action} !important; }
  .button a { color: ${onAction} !important; }
  .rule { border-color: #3d4d55 !important; }
}`;
}

function coloursOf({ theme: { accent } }: Brand, scheme: Scheme): { action: string; onAction: string; link: string } {
  return accent === null ? USUAL[scheme] : accentColours(accent, scheme);
}

function table(name: string, style: string): Html {
  return html`<table role="presentation"${name !== '' && html` class="${name}"`} width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse: separate; ${style}">`;
}

function brandHtml({ name, url, icon }: Brand): Html {
  const picture =
    icon !== null &&
    html`<img src="${icon}" alt="" width="40" height="40" style="border: 0; border-radius: 9px; vertical-align: middle; margin-right: 10px">`;
  const text = html`<span class="ink" style="color: ${LIGHT.ink}; font: bold 19px/1.2 ${SERIF}; vertical-align: middle">${name}</span>`;
  return url === null
    ? html`${picture}${text}`
    : html`<a href="${url}" style="text-decoration: none">${picture}${text}</a>`;
}

function partHtml(part: EmailPart, brand: Brand): Html {
  if (typeof part === 'string') return paragraph(inLines(part));
  if ('phrases' in part) return titledHtml(part.title, part.phrases);
  if ('ticket' in part) return ticketHtml(part, brand);
  if ('amounts' in part) return amountsHtml(part);
  if ('url' in part) return part.isQuiet ? paragraph(textLink(part, brand)) : buttonHtml(part, brand);
  return titledHtml(part.title, [part]);
}

function paragraph(content: Html | readonly Html[]): Html {
  return html`<p class="ink" style="margin: 0 0 16px; color: ${LIGHT.ink}; overflow-wrap: anywhere">${content}</p>
`;
}

function titledHtml(title: string | undefined, phrases: readonly Phrase[]): Html {
  const words = phrases.flatMap(phraseHtml);
  return paragraph(title ? html`<strong>${title}</strong><br>${words}` : words);
}

function phraseHtml({ text, language }: Phrase): Html[] {
  return language ? [html`<span lang="${language}">${inLines(text)}</span>`] : inLines(text);
}

function textLink({ label, url }: EmailLink, brand: Brand): Html {
  return html`<a class="link" href="${url}" style="color: ${coloursOf(brand, 'light').link}; display: inline-block; padding: 4px 0">${label}</a>`;
}

function buttonHtml({ label, url }: EmailLink, brand: Brand): Html {
  const { action, onAction } = coloursOf(brand, 'light');
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin: 4px 0 20px"><tr><td class="button" bgcolor="${action}" style="background: ${action}; border-radius: 24px">
<a href="${url}" style="display: inline-block; padding: 12px 26px; color: ${onAction}; font-weight: 600; line-height: 24px; text-decoration: none">${label}</a>
</td></tr></table>
`;
}

/** A ticket with its stub below a dashed edge. The QR code stays dark on white in every theme, so that it can be scanned. */
function ticketHtml({ ticket, picture, stub }: TicketPart, brand: Brand): Html {
  const { title, when, time_zone, rows } = ticket;
  return html`${table('rule', `margin: 0 0 20px; border: 1px solid ${LIGHT.line}; border-radius: 12px`)}<tr><td style="padding: 18px 18px 14px">
<h2 class="ink" style="margin: 0 0 6px; color: ${LIGHT.ink}; font: bold 20px/1.3 ${SERIF}; overflow-wrap: anywhere"${title.language && html` lang="${title.language}"`}>${title.text}</h2>
<p class="ink" style="margin: 0 0 12px; color: ${LIGHT.ink}; font-size: 17px; font-weight: 600">${when} <span class="soft" style="color: ${LIGHT.soft}; font-size: 13px; font-weight: 400">(${time_zone})</span></p>
${rows.map(({ label, text, hint, link }) => labelled(label, html`${text.flatMap(phraseHtml)}${hint && html`<br><span class="soft" style="color: ${LIGHT.soft}">${phraseHtml(hint)}</span>`}${link && html`<br>${textLink(link, brand)}`}`))}</td></tr>
${
  picture &&
  html`<tr><td class="rule" style="border-top: 2px dashed ${LIGHT.line}; padding: 16px 18px 10px">
<span style="display: inline-block; vertical-align: middle; margin: 0 16px 8px 0; padding: 2px; border-radius: 8px; background: #ffffff"><img src="cid:${contentId(picture.filename)}" alt="${picture.alt}" width="168" height="168" style="display: block; border: 0"></span>
<span style="display: inline-block; vertical-align: middle; max-width: 260px">${stub.map(({ label, text }) => labelled(label, html`${text}`))}</span>
</td></tr>`
}</table>
`;
}

function labelled(label: string, text: Html): Html {
  return html`<p class="ink" style="margin: 0 0 8px; color: ${LIGHT.ink}; overflow-wrap: anywhere"><span class="soft" style="color: ${LIGHT.soft}; font-size: 13px">${label}</span><br>${text}</p>
`;
}

function amountsHtml({ amounts }: Amounts): Html {
  return html`${table('', 'margin: 0 0 20px')}${amounts.map(
    ({ label, amount }, n) =>
      html`<tr><td class="ink rule" style="${amountStyle(n, amounts.length)}">${label}</td><td class="ink rule" align="right" style="${amountStyle(n, amounts.length)}; white-space: nowrap">${amount}</td></tr>
`,
  )}</table>
`;
}

function amountStyle(n: number, count: number): string {
  const isLast = n === count - 1;
  return `padding: 6px 0; color: ${LIGHT.ink}; border-top: ${n === 0 ? 0 : 1}px solid ${LIGHT.line}; font-weight: ${isLast ? 600 : 400}`;
}

function contactHtml({ lead, phone_number, email }: EmailContact, brand: Brand): Html {
  const links = [
    ...(phone_number === '' ? [] : [{ label: phone_number, url: `tel:${phone_number.replaceAll(/[^+\d]/g, '')}` }]),
    ...(email === '' ? [] : [{ label: email, url: `mailto:${email}` }]),
  ];
  if (links.length === 0) return html``;
  return html`<p class="ink rule" style="margin: 8px 0 0; padding: 14px 0; border-top: 1px solid ${LIGHT.line}; color: ${LIGHT.ink}">${lead}<br>
${links.map((link) => html`<span style="padding-right: 18px">${textLink(link, brand)}</span> `)}</p>
`;
}

function inLines(text: string): Html[] {
  return text.split('\n').map((line, n) => html`${n > 0 && html`<br>`}${line}`);
}
