import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import type { Send } from '#platform/network/api.ts';
import { contactAtom } from '../../../state/contact.ts';
import { sessionAtom } from '../../../state/session.ts';
import type { References } from './settings-table.ts';

/** The most objects in one page of a list. */
const PAGE_SIZE = 100;
const MOST_PAGES = 20;

/** The account's own objects that a field may refer to, with their titles; empty until they are read. */
export function useChoices({ calls, title }: References): { id: number; title: string }[] {
  const { send } = useAtomValue(contactAtom);
  const { account } = useAtomValue(sessionAtom);
  const [objects, setObjects] = useState<readonly SellerObject[]>([]);

  useEffect(() => {
    const abort = new AbortController();
    const found = readAll(send, { calls, title }, abort.signal);
    // An aborted read throws, since nobody waits for it any more.
    void found.then(setObjects, () => undefined);
    return () => abort.abort();
  }, [send, calls, title]);

  return objects
    .filter(({ base_account }) => base_account === account.id)
    .map((it) => ({ id: it.id, title: String(it[title]) }));
}

async function readAll(send: Send, { calls, title }: Omit<References, 'of'>, signal: AbortSignal) {
  const found: SellerObject[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const query = { ordering: title, page_size: PAGE_SIZE, page };
    const outcome = await send(calls.list, { query, signal });
    if (outcome.kind !== 'ok') break;
    found.push(...outcome.reply.results);
    if (outcome.reply.next === null) break;
  }
  return found;
}
