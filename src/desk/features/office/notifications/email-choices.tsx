import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  changeNotificationPreferences,
  type EmailTiming,
  emailTimings,
  type NotificationGroup,
  type NotificationPreferences,
  notificationGroups,
  readNotificationPreferences,
} from '#domain/contract/office/notifications.ts';
import { formatTime } from '#domain/text/format.ts';
import { SelectField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/notifications.ts';
import { sessionAtom } from '../../../state/session.ts';
import { Read } from '../reply.tsx';
import { useChange } from '../use-change.ts';
import styles from './notifications-page.module.css';
import { shownLanguage } from './shown-language.ts';

/** This person's choices when to get emails, for each group of notifications. A choice counts at once. */
export function EmailChoices() {
  const { device } = useAtomValue(sessionAtom);

  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{words.emails}</h2>
      {device.is_shared ? <p>{words.shared}</p> : <OwnChoices />}
    </section>
  );
}

function OwnChoices() {
  const account = useAtomValue(sessionAtom).account.id;

  return (
    <Read call={readNotificationPreferences} query={{ account }} loading={words.loadingPreferences}>
      {(preferences) => <Choices account={account} preferences={preferences} />}
    </Read>
  );
}

function Choices({ account, preferences }: { account: number; preferences: NotificationPreferences }) {
  const { change, isBusy, problem } = useChange();
  const [saved, setSaved] = useState<NotificationPreferences | null>(null);
  const shown = saved ?? preferences;
  const labels = words.timings(formatTime(shown.daily_at));

  async function choose(group: NotificationGroup, timing: string) {
    const body = { [group]: timing as EmailTiming, language: shownLanguage };
    const outcome = await change(changeNotificationPreferences, { query: { account }, body });
    if (outcome.kind === 'ok') setSaved(outcome.reply);
  }

  return (
    <>
      <p>{words.emailsTo(shown.email)}</p>
      <div className={styles.fields}>
        {(Object.keys(notificationGroups) as NotificationGroup[]).map((group) => (
          <SelectField
            key={group}
            label={words.groups[group]}
            value={shown[group]}
            onValue={(value) => void choose(group, value)}
            options={emailTimings.map((timing) => [timing, labels[timing]])}
          />
        ))}
      </div>
      {problem ? <Notice kind="caution">{problem.text}</Notice> : null}
      <output>{saved && !isBusy && !problem ? words.saved : null}</output>
    </>
  );
}
