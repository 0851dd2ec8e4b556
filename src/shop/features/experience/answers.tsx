import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { Experience, Guide } from '#domain/contract/catalogue.ts';
import { phoneHref } from '#domain/text/contact-links.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { languageName } from '#text/experience-words.ts';
import { Icon, type IconName } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/experience.ts';
import styles from './answers.module.css';
import { Section } from './section.tsx';

/** The things that the price includes, and those that it does not (V10). */
export function Included({
  included,
  not_included,
  langOf,
}: Pick<Experience, 'included' | 'not_included'> & WithLanguages) {
  if (included.length + not_included.length === 0) return null;
  return (
    <Section id="included" title={words.included}>
      <div className={styles.columns}>
        <Lines lines={included} icon="check" lang={langOf('included')} />
        {not_included.length > 0 ? (
          <div className={styles.column}>
            <h3 className={layout.textHeading}>{words.notIncluded}</h3>
            <Lines lines={not_included} icon="close" lang={langOf('not_included')} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

/** The things to pack, and the things to know before (V10). */
export function Before({
  what_to_bring,
  know_before,
  langOf,
}: Pick<Experience, 'what_to_bring' | 'know_before'> & WithLanguages) {
  return (
    <>
      {what_to_bring.length > 0 ? (
        <Section id="bring" title={words.bring}>
          <Lines lines={what_to_bring} lang={langOf('what_to_bring')} />
        </Section>
      ) : null}
      {know_before.length > 0 ? (
        <Section id="know" title={words.know}>
          <Lines lines={know_before} lang={langOf('know_before')} />
        </Section>
      ) : null}
    </>
  );
}

/** The language of each text, if it is not the page's. */
interface WithLanguages {
  langOf: (name: string) => string | undefined;
}

function Lines({ lines, icon, lang }: { lines: readonly string[]; icon?: IconName; lang: string | undefined }) {
  return (
    <ul className={styles.lines} data-icon={icon} lang={lang}>
      {lines.map((line) => (
        <li key={line}>
          {icon ? <Icon name={icon} size={20} /> : null}
          {line}
        </li>
      ))}
    </ul>
  );
}

/** The guides with name and picture (V11). */
export function Guides({ guides = [] }: { guides: readonly Guide[] | undefined }) {
  if (guides.length === 0) return null;
  return (
    <Section id="guides" title={words.guides(guides.length)}>
      <ul className={styles.guides}>
        {guides.map(({ id, name, picture, text, languages, text_language }) => (
          <li key={id} className={styles.guide}>
            <PictureView kind="person" picture={picture} sizes="72px" alt="" className={styles.face} />
            <div>
              <p className={styles.name}>{name}</p>
              {text ? <p lang={text_language}>{text}</p> : null}
              {languages.length > 0 ? (
                <p className={layout.softSmall}>{words.speaks(languages.map(languageName).join(', '))}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Frequent questions, and the contact for other questions (V10). */
export function GuestQuestions({ faq, lang }: Pick<Experience, 'faq'> & { lang: string | undefined }) {
  const { phone_number, email } = useAtomValue(storeAtom).base_account;

  if (faq.length === 0 && !phone_number && !email) return null;
  return (
    <Section id="questions" title={words.questions}>
      {faq.length > 0 ? (
        <div className={styles.faq} lang={lang}>
          {faq.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <p className={styles.answer}>{answer}</p>
            </details>
          ))}
        </div>
      ) : null}
      {phone_number || email ? (
        <p className={styles.contact}>
          <span>{faq.length > 0 ? words.askMore : words.ask}</span>
          {phone_number ? <a href={phoneHref(phone_number)}>{phone_number}</a> : null}
          {email ? <a href={`mailto:${email}`}>{email}</a> : null}
        </p>
      ) : null}
    </Section>
  );
}

/** A text of several paragraphs. A phone shows only its beginning at first, but the document has all of it. */
export function Description({ text, lang }: { text: string; lang: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG;

  return (
    <>
      <div className={styles.description} data-folded={(isLong && !isOpen) || undefined} lang={lang}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {isLong && !isOpen ? (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {words.readMore}
          <Icon name="right" size={18} />
        </button>
      ) : null}
    </>
  );
}

/** The number of characters that a phone shows without folding. */
const LONG = 420;
