import { atom } from 'jotai';
import { preferredLanguage } from '#domain/app/language-choice.ts';
import { type Language, languageCodes } from '#domain/contract/languages.ts';
import { onConsentAnswer } from '#platform/device/consent-answer.ts';
import { hasChosenLanguage, keepLanguage } from '#platform/device/language-cookie.ts';
import { language } from '#words/formats.ts';
import { isKioskAtom } from '../kiosk-mode.ts';
import { storeAtom } from '../resources.ts';

const isShownAtom = atom(false);

/**
 * The language that the visitor's browser prefers, if the shop has it and the page is in another one (G10), else null. It is offered right after the
 * answer about cookies: the page is then still below the dialog, so nothing visible moves.
 */
export const languageOfferAtom = atom(
  (get): Language | null => {
    if (!get(isShownAtom) || get(isKioskAtom)) return null;
    const { languages = languageCodes } = get(storeAtom);
    const preferred = preferredLanguage(languages, navigator.languages);
    return preferred === language ? null : preferred;
  },
  (_get, set): (() => void) => onConsentAnswer(() => set(isShownAtom, !hasChosenLanguage())),
);
languageOfferAtom.onMount = (watch) => watch();

/** The visitor keeps the page's language, and is not asked again. */
export const keepLanguageAtom = atom(null, (_get, set): void => {
  keepLanguage(language);
  set(isShownAtom, false);
});
