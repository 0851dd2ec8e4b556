import { memo, useEffect } from 'react';
import type { AgendaItem, Experience, Location, MeetingPoint as Place } from '#domain/contract/catalogue.ts';
import { textLanguage } from '#domain/text/text-language.ts';
import { DirectionsLink } from '#shop/booking/directions-link.tsx';
import { PlaceMap } from '#shop/booking/place-map.tsx';
import { depositWords, languageName, whoForText } from '#text/experience-words.ts';
import { cancellationLabel, cancellationLanguage, durationText } from '#text/facts.ts';
import { policyLines } from '#text/policy-lines.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { lazy } from '#ui/loading/lazy.tsx';
import * as words from '#words/experience.ts';
import { Before, Description, GuestQuestions, Guides, Included } from './answers.tsx';
import { Reviews } from './reviews.tsx';
import { Section } from './section.tsx';
import styles from './story.module.css';

const similarTours = lazy(() => import('./similar.tsx').then((it) => it.Similar));

/** All texts of an experience (E2). */
export const Story = memo(function Story({ experience }: { experience: Experience }) {
  const { description, highlights, agenda_items, meeting_point, cancellation_policy } = experience;
  const langOf = (name: string) => textLanguage(experience, name);

  return (
    <div className={styles.story}>
      {highlights.length > 0 ? (
        <Section title={words.highlights}>
          <ul className={styles.highlights} lang={langOf('highlights')}>
            {highlights.map((highlight) => (
              <li key={highlight}>
                <Icon name="check" size={20} />
                {highlight}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Included included={experience.included} not_included={experience.not_included} langOf={langOf} />
      {description ? (
        <Section title={words.description}>
          <Description text={description} lang={langOf('description')} />
        </Section>
      ) : null}
      {agenda_items.length > 0 ? <Agenda items={agenda_items} /> : null}
      {meeting_point ? <MeetingPoint place={meeting_point} /> : null}
      <Before what_to_bring={experience.what_to_bring} know_before={experience.know_before} langOf={langOf} />
      <Guides guides={experience.guides} />
      {cancellation_policy ? (
        <Section id="cancellation" title={words.policy}>
          <p className={layout.strong} lang={cancellationLanguage(cancellation_policy)}>
            {cancellationLabel(cancellation_policy)}
          </p>
          <ul className={styles.tiers}>
            {policyLines(cancellation_policy).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <GuestQuestions faq={experience.faq} lang={langOf('faq')} />
      <Reviews experience={experience} />
      <SimilarTours experience={experience} />
    </div>
  );
});

/** The agenda of the tour as a line with its stops. */
function Agenda({ items }: { items: readonly AgendaItem[] }) {
  return (
    <Section title={words.agenda}>
      <ol className={styles.agenda}>
        {items.map(({ id, title, text, duration, location, text_language }) => (
          <li key={id} className={styles.stop}>
            <h3 className={layout.textHeading} lang={text_language}>
              {title}
            </h3>
            {duration || location ? (
              <p className={layout.softSmall}>
                {[duration && durationText(duration), placeText(title, location)].filter(Boolean).join(' · ')}
              </p>
            ) : null}
            {text ? <p lang={text_language}>{text}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Place and town, without names that the title already has, and only once if they are the same. */
function placeText(title: string, location: Location | null): string {
  const names = new Set([location?.name, location?.city].filter((it) => it && it !== title));
  return [...names].join(', ');
}

function MeetingPoint({ place }: { place: Place }) {
  const { name, address, lat, lon, instructions, text_language } = place;

  return (
    <Section id="meeting-point" title={words.storyMeetingPoint}>
      <address className={styles.address}>
        <strong lang={text_language}>{name}</strong>
        {addressLines(address, name).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {instructions ? (
        <p className={styles.paragraph} lang={text_language}>
          {instructions}
        </p>
      ) : null}
      <PlaceMap place={{ name, lat, lon }} />
      <DirectionsLink place={{ name, lat, lon }} />
    </Section>
  );
}

/** Street and town, without words that the name already has. Counties and countries have names in only one language. */
function addressLines({ name, road, house_number, city, county, country }: Location, title: string): string[] {
  const street = [road, house_number].filter(Boolean).join(' ');
  return [name === title ? '' : name, street, city || county || country].filter((line) => line !== '');
}

/** The facts that visitors look for first (E2), each with its icon. */
export const KeyFacts = memo(function KeyFacts({ experience }: { experience: Experience }) {
  return (
    <dl className={styles.facts} aria-label={words.factsLabel}>
      {factsOf(experience).map(({ icon, label, text, lang }) => (
        <div key={icon} className={styles.fact}>
          <dt className={layout.softSmall}>
            <Icon drawing={drawings[icon]} />
            {label}
          </dt>
          <dd className={styles.text} lang={lang}>
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
});

interface KeyFact {
  readonly icon: keyof typeof drawings;
  readonly label: string;
  readonly text: string;
  /** The language of the text, if it is not the page's. */
  readonly lang?: string | undefined;
}

function factsOf(experience: Experience): KeyFact[] {
  const { duration, cancellation_policy, booking_deposit, languages, meeting_point, pickup } = experience;
  return [
    { icon: 'clock' as const, label: words.duration, text: durationText(duration) },
    {
      icon: 'cancellation' as const,
      label: words.cancellation,
      text: cancellationLabel(cancellation_policy),
      lang: cancellationLanguage(cancellation_policy),
    },
    { icon: 'people' as const, label: words.whoFor, text: whoForText(experience) },
    { icon: 'deposit' as const, label: words.deposit, text: depositWords(booking_deposit) },
    { icon: 'languages' as const, label: words.languages, text: languages.map(languageName).join(', ') },
    {
      icon: 'place' as const,
      label: words.factsMeetingPoint,
      text: meeting_point?.name ?? '',
      lang: meeting_point?.text_language,
    },
    { icon: 'transfer' as const, label: words.pickup, text: pickupText[pickup.selection] },
  ].filter(({ text }) => text !== '');
}

const pickupText = { unavailable: '', optional: words.pickupOptional, required: words.pickupRequired } as const;

/** The document does not contain this section. Its code is loaded once the page is hydrated. */
function SimilarTours({ experience }: { experience: Experience }) {
  useEffect(() => void similarTours.preload(), []);

  return <similarTours.Ready experience={experience} />;
}
