import { Link } from 'wouter';
import type { Language } from '#domain/contract/languages.ts';
import { percentTranslated, type TranslationProgress } from '#domain/text/translation-progress.ts';
import { languageName } from '#text/experience-words.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/translations/office.ts';
import styles from './language-choice.module.css';

interface LanguageProgress extends TranslationProgress {
  readonly language: Language;
}

interface Props {
  languages: readonly LanguageProgress[];
  /** The language that is being translated; left out if the choice opens the page of translations. */
  selected?: Language;
  hrefOf: (language: Language) => string;
}

/** The languages to translate into, each with its share of translated texts (G6). */
export function LanguageChoice({ languages, selected, hrefOf }: Props) {
  return (
    <nav aria-label={words.languages}>
      <ul className={styles.list}>
        {languages.map(({ language, ...progress }) => (
          <li key={language}>
            <Link
              href={hrefOf(language)}
              replace={selected !== undefined}
              className={styles.language}
              aria-current={language === selected ? 'true' : undefined}
            >
              <ProgressCounts language={language} {...progress} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A language, its percent as a number and as a bar, and the count of its texts. */
function ProgressCounts({ language, ...progress }: LanguageProgress) {
  const percent = percentTranslated(progress);

  return (
    <>
      <span className={styles.head}>
        <strong className={styles.name}>{languageName(language)}</strong> <span>{words.percent(percent)}</span>
      </span>
      <span className={styles.bar} style={{ '--percent': `${percent}%` } as React.CSSProperties} />
      <span className={layout.softSmall}>
        {percent === 100 ? words.complete : words.count(progress.translated, progress.texts)}
      </span>
    </>
  );
}
