import type { ReactNode } from 'react';
import { memo } from 'react';
import type {
  AgendaItem,
  CancellationPolicy,
  Experience,
  Location,
  MeetingPoint as Place,
} from '#domain/contract/catalogue.ts';
import { cancellationLabel, durationText } from '#domain/text/facts.ts';
import { policyLines } from '#domain/text/policy-lines.ts';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/experience.ts';
import styles from './story.module.css';

/** All there is to read of an experience (E2). */
export const Story = memo(function Story({ experience }: { experience: Experience }) {
  const { description, highlights, agenda_items, meeting_point, cancellation_policy } = experience;

  return (
    <div className={styles.story}>
      {highlights.length > 0 ? (
        <Section title={words.highlights}>
          <ul className={styles.highlights}>
            {highlights.map((highlight) => (
              <li key={highlight}>
                <Icon name="check" size={20} />
                {highlight}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {description ? (
        <Section title={words.description}>
          {description.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </Section>
      ) : null}
      {agenda_items.length > 0 ? <Agenda items={agenda_items} /> : null}
      {meeting_point ? <MeetingPoint place={meeting_point} /> : null}
      {cancellation_policy ? <Policy policy={cancellation_policy} /> : null}
    </div>
  );
});

/** The day as a line with its stops. */
function Agenda({ items }: { items: readonly AgendaItem[] }) {
  return (
    <Section title={words.agenda}>
      <ol className={styles.agenda}>
        {items.map(({ id, title, text, duration, location }) => (
          <li key={id} className={styles.stop}>
            <h3 className={styles.stopTitle}>{title}</h3>
            {duration || location ? (
              <p className={styles.soft}>
                {[duration && durationText(duration), location && placeName(location)].filter(Boolean).join(' · ')}
              </p>
            ) : null}
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function MeetingPoint({ place }: { place: Place }) {
  const { name, address, lat, lon, instructions } = place;

  return (
    <Section title={words.storyMeetingPoint}>
      <address className={styles.address}>
        <strong>{name}</strong>
        {addressLines(address, name).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {instructions ? <p className={styles.paragraph}>{instructions}</p> : null}
      <a
        className={styles.map}
        href={`https://www.google.com/maps/search/?api=1&query=${lat}%2C${lon}`}
        target="_blank"
        rel="noreferrer"
      >
        {words.openInMaps}
        <Icon name="right" size={18} />
      </a>
    </Section>
  );
}

function Policy({ policy }: { policy: CancellationPolicy }) {
  return (
    <Section title={words.policy}>
      <p className={styles.promise}>{cancellationLabel(policy)}</p>
      <ul className={styles.tiers}>
        {policyLines(policy).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function placeName({ name, city }: Location): string {
  return [name, city].filter(Boolean).join(', ');
}

/** Street, town, country, without what the name has said already. */
function addressLines({ name, road, house_number, city, county, country }: Location, title: string): string[] {
  const street = [road, house_number].filter(Boolean).join(' ');
  const town = [city, county === city ? '' : county, country].filter(Boolean).join(', ');
  return [name === title ? '' : name, street, town].filter((line) => line !== '');
}
