import { useAtomValue, useSetAtom } from 'jotai';
import { useSearch } from 'wouter';
import { searchIn } from '#domain/app/language-choice.ts';
import { languages } from '#domain/contract/languages.ts';
import { keepLanguageAtom, languageOfferAtom } from '#shop/state/device/language-offer.ts';
import { Button } from '#ui/controls/button.tsx';
import * as words from '#words/install.ts';
import styles from './notices.module.css';

/** Offers the same page in the language of the visitor's browser, with words in that language (G10). */
export function LanguageOffer() {
  const offer = useAtomValue(languageOfferAtom);
  const keep = useSetAtom(keepLanguageAtom);
  const search = useSearch();

  if (!offer) return null;
  return (
    <p className={styles.notice} data-passing="">
      <a className={styles.offer} href={searchIn(offer, search)} lang={offer}>
        {languages[offer].offer}
      </a>
      <Button kind="plain" onClick={keep}>
        {words.notNow}
      </Button>
    </p>
  );
}
