import { isLanguage, type Language } from '#domain/contract/languages.ts';
import { type LegalKind, type LegalText, legalKinds } from '#domain/contract/legal-text.ts';
import type { Translations } from '#domain/contract/resources/translations.ts';
import { languageOfStore } from '../catalogue/settings.ts';
import type { Storefront } from '../catalogue/storefront.ts';
import type { Transaction } from '../database/database.ts';
import { readMarkdown } from './read-markdown.ts';
import { filledIn, startingText } from './starting-texts.ts';

type Shop = Pick<Storefront, 'store' | 'settings'>;

export function isLegalKind(kind: string | undefined): kind is LegalKind {
  return (legalKinds as readonly (string | undefined)[]).includes(kind);
}

/** A store's text about terms or data in a language: the seller's own text, else the starting text (O5). */
export async function legalText(
  tx: Transaction,
  { store, settings }: Shop,
  kind: LegalKind,
  preferred: Language | null,
): Promise<LegalText> {
  const own = await tx
    .selectFrom('legal_texts as t')
    .innerJoin('base_accounts as a', 'a.id', 't.account_id')
    .select(['t.text', 't.translations_json', 'a.language'])
    .where('t.store_id', '=', store.id)
    .where('t.kind', '=', kind)
    .executeTakeFirst();
  const spoken = preferred ?? own?.language ?? languageOfStore(settings);
  const translations = JSON.parse(own?.translations_json ?? '{}') as Translations;
  const translated = spoken === own?.language ? own.text : translations[spoken]?.['text'];
  const text = own ? translated || own.text : startingText(kind, spoken);
  const language = own && !translated ? own.language : spoken;
  const nodes = readMarkdown(await filledIn(tx, store, text as string, language));
  return { kind, nodes, ...(language !== spoken && { text_language: language }) };
}

/** A text of the office's editor as the store would show it. */
export async function previewOf(
  tx: Transaction,
  { store, settings }: Shop,
  text: string,
  language: string | undefined,
): Promise<LegalText['nodes']> {
  const spoken = language !== undefined && isLanguage(language) ? language : languageOfStore(settings);
  return readMarkdown(await filledIn(tx, store, text, spoken));
}
