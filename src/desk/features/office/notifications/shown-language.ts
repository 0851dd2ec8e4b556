import type { Language } from '#domain/contract/languages.ts';
import { language } from '#words/formats.ts';

/** The language of this page, in which its reader gets emails and messages, too. */
export const shownLanguage: Language = language;
