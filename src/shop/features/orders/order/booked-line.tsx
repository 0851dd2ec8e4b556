import { useMemo } from 'react';
import { experienceResource } from '#domain/app/pages.ts';
import type { OrderLine } from '#domain/contract/orders.ts';
import { phrasesText } from '#domain/text/phrases.ts';
import { LinePrices } from '#shop/booking/line-card.tsx';
import { Phrases } from '#shop/booking/phrases.tsx';
import { usePrefetched } from '#shop/state/prefetched.ts';
import { answersByWhom } from '#text/answer-words.ts';
import layout from '#ui/layout.module.css';
import { PictureView } from '#ui/pictures/picture.tsx';
import * as words from '#words/orders.ts';

import styles from './booked-line.module.css';

export function BookedLine({ line }: { line: OrderLine }) {
  return (
    <div className={styles.line}>
      <Banner line={line} />
      <Answers line={line} />
      <LinePrices line={line} />
    </div>
  );
}

function Answers({ line }: { line: OrderLine }) {
  const groups = answersByWhom(line);
  if (groups.length === 0) return null;

  return (
    <section className={layout.stack3} aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        {words.answers}
      </h2>
      <div className={styles.groups}>
        {groups.map(({ who, items }) => (
          <div key={phrasesText(who ?? [])} className={who === null ? layout.allColumns : undefined}>
            {who ? (
              <h3 className={styles.who}>
                <Phrases of={who} />
              </h3>
            ) : null}
            <dl className={styles.said}>
              {items.map(({ id, question, answer }) => (
                <div key={id}>
                  <dt lang={question.language}>{question.text}</dt>
                  <dd>
                    <bdi lang={answer.language}>{answer.text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The experience's own picture once it is loaded. Until then, or if it cannot be read, the line's small picture. */
function Banner({ line }: { line: OrderLine }) {
  const resource = useMemo(() => experienceResource(line.experience.slug), [line.experience.slug]);
  const experience = usePrefetched(resource);

  return (
    <PictureView
      kind="experience"
      picture={experience?.image ?? line.experience_ref.image?.thumbnail.medium ?? null}
      sizes="(min-width: 60rem) 40rem, 100vw"
      alt=""
      className={styles.picture}
    />
  );
}
