import { usualTheme } from '#domain/theme/theme.ts';
import type * as english from '#words/partners/email.ts';
import { wordsIn } from '../base/words.ts';
import type { Email } from '../context.ts';
import type { Transaction } from '../database/database.ts';
import type { RowOf } from '../database/tables.ts';

const emailWords = await wordsIn<typeof english>('partners/email.ts');

/** Emails about a request: to the address of the company, or to the account's owners if it has no address (O6). */
export async function partnerEmails(
  tx: Transaction,
  request: RowOf<'partner_requests'>,
  origin: string,
): Promise<Email[]> {
  const account = await tx
    .selectFrom('base_accounts')
    .select(['company_display_name', 'email', 'language'])
    .where('id', '=', request.account_id)
    .executeTakeFirstOrThrow();
  const recipients = account.email === '' ? await ownersOf(tx, request.account_id) : [account.email];
  return recipients.map((to) => partnerEmail(to, request, account, origin));
}

/** @param account  the account that receives the request */
export function partnerEmail(
  to: string,
  {
    kind,
    company,
    name,
    email,
    website,
    message,
  }: Pick<RowOf<'partner_requests'>, 'kind' | 'company' | 'name' | 'email' | 'website' | 'message'>,
  { language, company_display_name: shop }: Pick<RowOf<'base_accounts'>, 'language' | 'company_display_name'>,
  origin: string,
): Email {
  const words = emailWords[language];
  return {
    to,
    subject: words.subject[kind](company),
    heading: words.subject[kind](company),
    sender: shop,
    language,
    brand: { name: shop, url: null, icon: null, theme: usualTheme },
    parts: [
      {
        title: words.from,
        text: [name, company, email, website.replace(/^https?:\/\//, '')].filter(Boolean).join('\n'),
      },
      { title: words.message, text: message },
      { label: words.answer, url: `mailto:${encodeURIComponent(email)}` },
      { label: words.openList, url: `${origin}/desk/settings/partner-requests`, isQuiet: true },
    ],
    foot: { text: words.why(shop) },
  };
}

async function ownersOf(tx: Transaction, account_id: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('team_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .innerJoin('roles as r', 'r.id', 'm.role_id')
    .select('u.email')
    .where('m.account_id', '=', account_id)
    .where('m.joined_at', 'is not', null)
    .where('u.is_active', '=', 1)
    .where('r.account_id', 'is', null)
    .where('r.name', '=', 'owner')
    .orderBy('u.id')
    .execute();
  return rows.map(({ email }) => email);
}
