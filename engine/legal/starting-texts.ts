import type { StoreInfo } from '#domain/contract/catalogue.ts';
import type { Language } from '#domain/contract/languages.ts';
import type { LegalKind } from '#domain/contract/legal-text.ts';
import type * as accessibility from '#words/legal/accessibility.ts';
import type * as cookies from '#words/legal/cookies.ts';
import type * as imprint from '#words/legal/imprint.ts';
import type * as privacy from '#words/legal/privacy.ts';
import type * as terms from '#words/legal/terms.ts';
import { wordsIn } from '../base/words.ts';
import type { Transaction } from '../database/database.ts';

const privacyWords = await wordsIn<typeof privacy>('legal/privacy.ts');
const words = {
  terms: await wordsIn<typeof terms>('legal/terms.ts'),
  privacy: privacyWords,
  imprint: await wordsIn<typeof imprint>('legal/imprint.ts'),
  accessibility: await wordsIn<typeof accessibility>('legal/accessibility.ts'),
  cookies: await wordsIn<typeof cookies>('legal/cookies.ts'),
};

/** A store's text of a kind until its seller writes one: it describes what this software does, with placeholders. */
export function startingText(kind: LegalKind, language: Language): string {
  return words[kind][language].text;
}

/**
 * A text with its placeholders, such as `{legal_name}`, filled in. A line with a value that the seller has not given is left out, so that no
 * empty value is shown (O4).
 */
export async function filledIn(tx: Transaction, store: StoreInfo, text: string, language: Language): Promise<string> {
  const { retention_months } = await tx
    .selectFrom('stores as s')
    .innerJoin('base_accounts as a', 'a.id', 's.account_id')
    .select('a.retention_months')
    .where('s.id', '=', store.id)
    .executeTakeFirstOrThrow();
  const { company_display_name: company, email = '', phone_number: phone = '', ...seller } = store.base_account;
  const values: Readonly<Record<string, string>> = {
    company,
    legal_name: seller.legal_name ?? company,
    address: seller.address ?? '',
    registration_number: seller.registration_number ?? '',
    vat_number: seller.vat_number ?? '',
    email,
    phone,
    retention: privacyWords[language].retention(retention_months),
  };
  const lines = text.split('\n').flatMap((line) => {
    const names = Array.from(line.matchAll(PLACEHOLDER), ([, name = '']) => name);
    if (names.some((name) => Object.hasOwn(values, name) && values[name] === '')) return [];
    return line.replace(PLACEHOLDER, (whole, name: string) =>
      Object.hasOwn(values, name) ? escaped(values[name] ?? '') : whole,
    );
  });
  return lines.join('\n');
}

const PLACEHOLDER = /\{(\w+)\}/g;

/** A value with Markdown's characters escaped, because a value is plain text. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+\-.!|~&:@]/g, String.raw`\$&`);
}
