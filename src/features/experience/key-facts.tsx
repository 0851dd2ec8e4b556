import { memo } from 'react';
import type { Experience } from '#domain/contract/catalogue.ts';
import { depositWords, languageName } from '#domain/text/experience-words.ts';
import { cancellationLabel, durationText } from '#domain/text/facts.ts';
import type { DrawingName } from '#ui/icons/drawings.tsx';
import { drawings } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import * as words from '#words/experience.ts';
import styles from './key-facts.module.css';

/** What one asks first of an experience (E2), each with its icon. */
export const KeyFacts = memo(function KeyFacts({ experience }: { experience: Experience }) {
  return (
    <ul className={styles.facts} aria-label={words.factsLabel}>
      {factsOf(experience).map(({ icon, label, text }) => (
        <li key={icon} className={styles.fact}>
          <Icon drawing={drawings[icon]} />
          <div>
            <p className={styles.label}>{label}</p>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
});

interface Fact {
  icon: DrawingName;
  label: string;
  text: string;
}

function factsOf({
  duration,
  cancellation_policy,
  booking_deposit,
  languages,
  meeting_point,
  pickup,
}: Experience): Fact[] {
  const facts: Fact[] = [
    { icon: 'clock', label: words.duration, text: durationText(duration) },
    { icon: 'cancellation', label: words.cancellation, text: cancellationLabel(cancellation_policy) },
    { icon: 'deposit', label: words.deposit, text: depositWords(booking_deposit) },
    { icon: 'languages', label: words.languages, text: languages.map(languageName).join(', ') },
    { icon: 'place', label: words.factsMeetingPoint, text: meeting_point?.name ?? '' },
    { icon: 'transfer', label: words.pickup, text: pickupText[pickup.selection] },
  ];
  return facts.filter(({ text }) => text !== '');
}

const pickupText = { unavailable: '', optional: words.pickupOptional, required: words.pickupRequired } as const;
