import { useAtomValue } from 'jotai';
import { sessionAtom } from '#desk/state/session.ts';
import type { SettingsList } from '#desk/state/views.ts';
import type { ResourceCalls } from '#domain/contract/resources/calls.ts';
import type { FormReferences } from '../forms/form-words.ts';
import { useReply } from '../reply.tsx';
import { settingsForms } from '../settings/settings-table.ts';
import { storeCalls } from './tour-sections.ts';

interface Category {
  readonly id: number;
  readonly title: string;
  readonly children?: readonly Category[];
  readonly keywords?: readonly Category[];
}

/** The options of a tour's selects: the account's own objects, by the names of the fields. */
export function useTourReferences(): FormReferences {
  const stores = useOwn(storeCalls, 'title');
  return {
    meeting_point: useTitles('meeting-points'),
    cancellation_policy: useTitles('cancellation-policies'),
    guides: useTitles('guides'),
    extras: useTitles('inventory-items'),
    categories: stores.flatMap(({ categories }) => flat((categories ?? []) as Category[])),
  };
}

function useTitles(part: SettingsList) {
  const { calls, title } = settingsForms[part];
  return useOwn(calls, title).map((it) => ({ id: it.id, title: String(it[title]) }));
}

function useOwn(calls: ResourceCalls, ordering: string) {
  const { account } = useAtomValue(sessionAtom);
  const { reply } = useReply(calls.list, {}, { ordering, page_size: 100 });
  return (reply?.results ?? []).filter(({ base_account }) => base_account === account.id);
}

/** The tree of a store's categories as one list: `At sea › Kayaking`. */
function flat(categories: readonly Category[], above = ''): { id: number; title: string }[] {
  return categories.flatMap(({ id, title, children = [], keywords = [] }) => {
    const whole = above === '' ? title : `${above} › ${title}`;
    return [{ id, title: whole }, ...flat([...children, ...keywords], whole)];
  });
}
