import type { Language } from '#domain/contract/languages.ts';
import { language } from '#words/formats.ts';

/** The language of this page. Its user gets emails and messages in this language, too. */
export const shownLanguage: Language = language;
