import { memo } from 'react';
import { cancellationLabel } from '#domain/cancellation.ts';
import type { Experience } from '#domain/contract/catalogue.ts';
import { depositWords } from '#domain/deposit-words.ts';
import { durationText } from '#domain/duration.ts';
import { languageName } from '#domain/language.ts';
import type { FactIconName } from './fact-icon.tsx';
import { FactIcon } from './fact-icon.tsx';
import styles from './key-facts.module.css';

/** What one asks first of an experience (E2), each with its icon. */
export const KeyFacts = memo(function KeyFacts({ experience }: { experience: Experience }) {
  return (
    <ul className={styles.facts} aria-label="At a glance">
      {factsOf(experience).map(({ icon, label, text }) => (
        <li key={icon} className={styles.fact}>
          <FactIcon name={icon} />
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
  icon: FactIconName;
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
    { icon: 'duration', label: 'Duration', text: durationText(duration) },
    { icon: 'cancellation', label: 'Cancellation', text: cancellationLabel(cancellation_policy) },
    { icon: 'deposit', label: 'Deposit', text: depositWords(booking_deposit) },
    { icon: 'languages', label: 'Languages', text: languages.map(languageName).join(', ') },
    { icon: 'place', label: 'Meeting point', text: meeting_point?.name ?? '' },
    { icon: 'pickup', label: 'Pick-up', text: pickupText[pickup.selection] },
  ];
  return facts.filter(({ text }) => text !== '');
}

const pickupText = { unavailable: '', optional: 'On request', required: 'Included' } as const;
