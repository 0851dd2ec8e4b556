import { useAtomValue } from 'jotai';
import { EntryTime } from '#desk/office/entry-time.tsx';
import { PagedList } from '#desk/office/paged-list.tsx';
import { useAddressFilters } from '#desk/office/use-address-filters.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { type HistoryGroup, historyGroups, readAccountHistory } from '#domain/contract/office/history.ts';
import type { Permission } from '#domain/permissions.ts';
import { SelectField } from '#ui/controls/field.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/history.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import styles from '../settings-page.module.css';
import { changeText } from './change-text.ts';

const needs: Readonly<Record<HistoryGroup, Permission>> = {
  team: 'team.read',
  roles: 'team.read',
  tours: 'catalogue.read',
  prices: 'catalogue.read',
  departures: 'orders.read',
  promo_codes: 'catalogue.read',
  stores: 'stores.read',
  imports: 'stores.read',
  reviews: 'reviews.read',
  erasures: 'customers.read',
};

/** The changes in the company with the people who made them, the newest first (B15). The filter is in the address: `?show=team`. */
export function HistoryPage() {
  const can = useAtomValue(canAtom);
  const account = useAtomValue(sessionAtom).account.id;
  const groups = historyGroups.filter((it) => can(needs[it]));
  const { filters, show } = useAddressFilters({ show: groups });
  const group = filters.show;

  return (
    <SettingsFrame part="history">
      <SelectField
        label={words.show}
        value={group}
        onValue={(value) => show({ show: value })}
        none={words.everything}
        options={groups.map((it) => [it, words.groups[it]])}
      />
      <PagedList
        key={group}
        call={readAccountHistory}
        query={{ account, group }}
        loading={words.loading}
        more={words.older}
        none={<p className={layout.soft}>{words.none}</p>}
        list={{ className: styles.rows }}
      >
        {(change) => (
          <>
            <span>{changeText(change)}</span>
            <EntryTime at={change.at} className={layout.soft} />
          </>
        )}
      </PagedList>
    </SettingsFrame>
  );
}
