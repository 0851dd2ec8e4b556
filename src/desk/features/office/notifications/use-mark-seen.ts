import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { seeNotifications } from '#domain/contract/office/notifications.ts';
import { contactAtom } from '../../../state/contact.ts';
import { unseenAtom } from '../../../state/notifications.ts';
import { sessionAtom } from '../../../state/session.ts';
import { shownLanguage } from './shown-language.ts';

/** Marks all notifications up to an id as seen, once each. Without a network they stay new. */
export function useMarkSeen(id: number, isNew: boolean): void {
  const { send } = useAtomValue(contactAtom);
  const account = useAtomValue(sessionAtom).account.id;
  const setUnseen = useSetAtom(unseenAtom);

  useEffect(() => {
    if (!isNew) return;
    const wanted = { query: { account }, body: { id, language: shownLanguage }, key: crypto.randomUUID() };
    void send(seeNotifications, wanted).then((outcome) => outcome.kind === 'ok' && setUnseen(outcome.reply.unseen));
  }, [send, account, setUnseen, id, isNew]);
}
