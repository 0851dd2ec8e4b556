import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { useChange } from '#desk/shared/use-change.ts';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import {
  changeNotificationPreferences,
  type EmailTiming,
  emailTimings,
  type NotificationGroup,
  type NotificationPreferences,
  notificationGroups,
  readNotificationPreferences,
  readPushSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from '#domain/contract/office/notifications.ts';
import { isSubscribed, pushSupport, subscribe, unsubscribe } from '#platform/device/web-push.ts';
import { formatTime } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { title } from '#words/desk/bell.ts';
import * as words from '#words/office/notifications.ts';
import { PageFrame } from '../page-frame.tsx';
import { Read } from '../reply.tsx';
import { NotificationList } from './notification-list.tsx';
import styles from './notifications-page.module.css';
import { shownLanguage } from './shown-language.ts';

/** The notifications about bookings, the newest first; on its own page, the choice of emails and messages about them (B14). */
export function NotificationsPage({ part }: { part: 'list' | 'preferences' }) {
  if (part === 'preferences')
    return (
      <PageFrame
        width="narrow"
        back={{ href: deskHref.notifications(), label: words.toList }}
        title={words.preferences}
      >
        <EmailChoices />
        <DeviceMessages />
      </PageFrame>
    );
  return (
    <PageFrame
      width="narrow"
      title={title}
      actions={<LinkButton href={deskHref.notifications('preferences')}>{words.preferences}</LinkButton>}
    >
      <NotificationList />
    </PageFrame>
  );
}

/** This person's choices when to get emails, for each group of notifications. A choice counts at once. */
function EmailChoices() {
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

/** Push messages on this device, also while the desk is closed. The browser asks for permission only after a tap. */
function DeviceMessages() {
  const [support, setSupport] = useState(pushSupport);

  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{words.device}</h2>
      <p>{words.deviceText}</p>
      {support === 'ready' ? (
        <Read call={readPushSubscription} loading={words.loadingPreferences}>
          {({ public_key, is_subscribed }) => (
            <Toggle publicKey={public_key} isKnown={is_subscribed} onAnswer={() => setSupport(pushSupport())} />
          )}
        </Read>
      ) : (
        <Notice kind="info">{unready[support]}</Notice>
      )}
    </section>
  );
}

const unready = { blocked: words.blocked, install: words.install, unsupported: words.unsupported };

interface Props {
  publicKey: string;
  /** Whether the engine knows a subscription of this device. */
  isKnown: boolean;
  /** Called after the browser has asked for permission. */
  onAnswer: () => void;
}

function Toggle({ publicKey, isKnown, onAnswer }: Props) {
  const { change, problem } = useChange();
  const [isHere, setHere] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, run] = useBusy();
  useEffect(() => {
    void isSubscribed(publicKey).then(setHere);
  }, [publicKey]);

  async function turnOn() {
    const subscription = await subscribe(publicKey);
    onAnswer();
    setFailed(subscription === null);
    setHere(subscription !== null);
    if (subscription) await change(subscribeToPush, { body: { ...subscription, language: shownLanguage } });
  }

  async function turnOff() {
    const outcome = await change(unsubscribeFromPush, {});
    if (outcome.kind !== 'ok') return;
    setHere(false);
    await unsubscribe();
  }

  const isOn = isKnown && isHere;
  return (
    <>
      {isOn ? <p>{words.isOn}</p> : null}
      <Button kind={isOn ? 'quiet' : 'action'} busy={isBusy} onClick={() => void run(isOn ? turnOff() : turnOn())}>
        {isOn ? words.turnOff : words.turnOn}
      </Button>
      {problem || isFailed ? <Notice kind="caution">{problem?.text ?? words.failed}</Notice> : null}
    </>
  );
}
