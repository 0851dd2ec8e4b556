import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { type HistoryGroup, historyGroups, readAccountHistory } from '#domain/contract/office/history.ts';
import type { Permission } from '#domain/permissions.ts';
import { formatInstant } from '#domain/text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { pages } from '#words/office/account.ts';
import * as words from '#words/office/history.ts';
import { title as settings } from '#words/office/settings.ts';
import { canAtom, sessionAtom } from '../../../../state/session.ts';
import { zoneAtom } from '../../../../state/time.ts';
import { deskHref } from '../../../../state/views.ts';
import { PageFrame } from '../../page-frame.tsx';
import { ReplyView } from '../../reply-view.tsx';
import { useReply } from '../../use-reply.ts';
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
  const [params, setParams] = useSearchParams();
  const groups = historyGroups.filter((it) => can(needs[it]));
  const group = groups.find((it) => it === params.get('show'));

  return (
    <PageFrame width="narrow" back={{ href: deskHref.settings(), label: settings }} title={pages.history.title}>
      <SelectField
        label={words.show}
        value={group ?? ''}
        onValue={(value) => setParams(value === '' ? [] : [['show', value]], { replace: true })}
        none={words.everything}
        options={groups.map((it) => [it, words.groups[it]])}
      />
      <Changes key={group} group={group} />
    </PageFrame>
  );
}

/** One page of changes, with a button that shows the pages after it. */
function Changes({ group, before }: { group: HistoryGroup | undefined; before?: number }) {
  const account = useAtomValue(sessionAtom).account.id;
  const zone = useAtomValue(zoneAtom);
  const [isOpen, setOpen] = useState(false);
  const query = { account, ...(group && { group }), ...(before && { before }) };
  const reading = useReply(readAccountHistory, {}, query);

  return (
    <ReplyView reading={reading} loading={words.loading}>
      {({ results, next }) => (
        <>
          {results.length === 0 ? <p className={styles.none}>{words.none}</p> : null}
          <ul className={styles.rows}>
            {results.map((change) => (
              <li key={change.id}>
                <span>{changeText(change)}</span>
                <time className={styles.none} dateTime={change.at}>
                  {formatInstant(change.at, zone)}
                </time>
              </li>
            ))}
          </ul>
          {next !== null && !isOpen ? (
            <Button wide onClick={() => setOpen(true)}>
              {words.older}
            </Button>
          ) : null}
          {next !== null && isOpen ? <Changes group={group} before={next} /> : null}
        </>
      )}
    </ReplyView>
  );
}
