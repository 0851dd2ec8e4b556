import { useEffect, useState } from 'react';
import { readPushSubscription, subscribeToPush, unsubscribeFromPush } from '#domain/contract/office/notifications.ts';
import { isSubscribed, pushSupport, subscribe, unsubscribe } from '#platform/device/web-push.ts';
import { Button } from '#ui/controls/button.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import * as words from '#words/office/notifications.ts';
import { ReplyView, useReply } from '../reply.tsx';
import { useChange } from '../use-change.ts';
import styles from './notifications-page.module.css';
import { shownLanguage } from './shown-language.ts';

/** Push messages on this device, also while the desk is closed. The browser asks for permission only after a tap. */
export function DeviceMessages() {
  const [support, setSupport] = useState(pushSupport);
  const reading = useReply(readPushSubscription);

  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{words.device}</h2>
      <p>{words.deviceText}</p>
      {support === 'ready' ? (
        <ReplyView reading={reading} loading={words.loadingPreferences}>
          {({ public_key, is_subscribed }) => (
            <Toggle publicKey={public_key} isKnown={is_subscribed} onAnswer={() => setSupport(pushSupport())} />
          )}
        </ReplyView>
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
