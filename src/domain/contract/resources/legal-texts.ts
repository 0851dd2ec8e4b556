import { endpoint, LANGUAGE } from '../endpoint.ts';
import { choice, json, list, optional, shape, string } from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { legalKinds } from '../legal-text.ts';
import { pk } from '../resource-fields.ts';
import { markdown } from './markdown.ts';
import { withTranslations } from './translations.ts';

/** More than any terms take, and little enough to be read at once. */
const LONGEST_TEXT = 50_000;

/** What sellers say of a text about terms and data (O5), in Markdown. */
export const legalTextFields = withTranslations('legal_texts', {
  store: pk('stores'),
  kind: choice(...legalKinds),
  text: markdown({ max: LONGEST_TEXT }),
});

const ofStore = '/api/stores/{id}/legal/';
/** The text of a kind that a store shows as long as its seller has none, with its placeholders. */
export const readStartingText = endpoint('GET', `${ofStore}{kind}/`, {
  query: shape({ [LANGUAGE]: choice(...languageCodes) }),
  reply: shape({ text: string() }),
});
/** How a text looks in a store, with its placeholders filled in. It changes nothing. */
export const previewLegalText = endpoint('POST', `${ofStore}preview/`, {
  keyed: false,
  body: shape({ text: markdown({ max: LONGEST_TEXT, blank: true }), [LANGUAGE]: optional(choice(...languageCodes)) }),
  reply: shape({ nodes: list(json()) }),
});
