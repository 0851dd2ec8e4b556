import { endpoint, LANGUAGE } from '../endpoint.ts';
import { choice, json, list, optional, shape, string } from '../fields.ts';
import { languageCodes } from '../languages.ts';
import { legalKinds } from '../legal-text.ts';
import { pk } from '../resource-fields.ts';
import { markdown } from './markdown.ts';
import { withTranslations } from './translations.ts';

/** Longer than any usual terms, and short enough to be read in one pass. */
const LONGEST_TEXT = 50_000;

/** The fields that sellers enter for a legal text (O5), in Markdown. */
export const legalTextFields = withTranslations('legal_texts', {
  store: pk('stores'),
  kind: choice(...legalKinds),
  text: markdown({ max: LONGEST_TEXT }),
});

const ofStore = '/api/stores/{id}/legal/';
/** The template of a legal text, with its placeholders. A store shows it until its seller has written an own text. */
export const readStartingText = endpoint('GET', `${ofStore}{kind}/`, {
  query: shape({ [LANGUAGE]: choice(...languageCodes) }),
  reply: shape({ text: string() }),
});
/** The look of a text in a store, with its placeholders filled in. The call changes nothing. */
export const previewLegalText = endpoint('POST', `${ofStore}preview/`, {
  keyed: false,
  body: shape({ text: markdown({ max: LONGEST_TEXT, blank: true }), [LANGUAGE]: optional(choice(...languageCodes)) }),
  reply: shape({ nodes: list(json()) }),
});
