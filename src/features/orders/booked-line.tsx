import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { answersByWhom } from '#domain/answer-words.ts';
import type { OrderLine } from '#domain/contract/orders.ts';
import { lineWords } from '#domain/line-words.ts';
import { experienceResource } from '#domain/pages.ts';
import { streetText } from '#domain/place-text.ts';
import { peekAtom, prefetchAtom } from '#state/resources.ts';
import { Fact, Facts } from '#ui/facts.tsx';
import { Glyph } from '#ui/glyph.tsx';
import { PriceRows } from '#ui/item-card.tsx';
import { Picture } from '#ui/picture.tsx';
import styles from './booked-line.module.css';

/** What was bought: when, who, where, for how much. */
export function BookedLine({ line }: { line: OrderLine }) {
  const words = lineWords(line);
  const { participants } = line.booking_participants_info;

  return (
    <div className={styles.line}>
      <Banner line={line} />
      <Facts>
        <Fact label="Start" icon="calendar">
          {words.date}, {words.time}
        </Fact>
        <Fact label="Duration" icon="clock">
          {words.duration}
        </Fact>
        {words.policy ? (
          <Fact label="Cancellation" icon="check">
            {words.policy}
          </Fact>
        ) : null}
        {words.pickup ? (
          <Fact label="Pick-up" icon="transfer">
            Pick-up: {words.pickup}
          </Fact>
        ) : null}
        {words.dropoff ? (
          <Fact label="Drop-off" icon="transfer">
            Drop-off: {words.dropoff}
          </Fact>
        ) : null}
        {participants.length > 0 ? (
          <Fact label="Participants" icon="people">
            {participants.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')}
          </Fact>
        ) : null}
      </Facts>
      <Answers line={line} />
      <MeetingPoint line={line} />
      <PriceRows
        rows={words.prices.map(({ label, each, amount }) => ({ label, detail: each && `at ${each}`, amount }))}
        total={{ label: 'Total', amount: words.total }}
      />
    </div>
  );
}

/** What was said when it was booked. */
function Answers({ line }: { line: OrderLine }) {
  const groups = answersByWhom(line);
  if (groups.length === 0) return null;

  return (
    <section className={styles.answers} aria-labelledby="answers">
      <h2 id="answers" className={styles.heading}>
        Your answers
      </h2>
      <div className={styles.groups}>
        {groups.map(({ who, items }) => (
          <div key={who ?? ''} className={who === null ? styles.whole : undefined}>
            {who ? <h3 className={styles.who}>{who}</h3> : null}
            <dl className={styles.said}>
              {items.map(({ id, question, answer }) => (
                <div key={id}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

/** The experience's own picture, once it is there; until then, and if it is not to be had, the small one of the line. */
function Banner({ line }: { line: OrderLine }) {
  const resource = useMemo(() => experienceResource(line.experience.slug), [line.experience.slug]);
  const experience = useAtomValue(peekAtom(resource));
  const prefetch = useSetAtom(prefetchAtom);

  useEffect(() => void prefetch(resource), [prefetch, resource]);

  return (
    <Picture
      kind="experience"
      picture={experience?.image ?? line.experience_ref.image?.thumbnail.medium ?? null}
      sizes="(min-width: 60rem) 40rem, 100vw"
      alt=""
      className={styles.picture}
    />
  );
}

function MeetingPoint({ line: { meeting_point: point } }: { line: OrderLine }) {
  if (!point) return null;

  return (
    <section className={styles.place} aria-labelledby="meeting-point">
      <Glyph name="place" />
      <div>
        <h2 id="meeting-point" className={styles.heading}>
          {point.name}
        </h2>
        <p>{streetText(point)}</p>
        {point.instructions ? <p className={styles.hint}>{point.instructions}</p> : null}
        <a
          href={`https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lon}#map=17/${point.lat}/${point.lon}`}
          target="_blank"
          rel="noreferrer"
        >
          Show on a map
        </a>
      </div>
    </section>
  );
}
