import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link } from 'wouter';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref, type SettingsList } from '#desk/state/views.ts';
import type { SellerObject } from '#domain/contract/resources/calls.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { PromoKind } from '#domain/money/promo.ts';
import { TextField } from '#ui/controls/field.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/settings.ts';
import { promoNote as promoWords } from '#words/office/settings.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { Restoration } from './object-editor.tsx';
import styles from './settings-page.module.css';
import { type LastChange, settingsForms } from './settings-table.ts';

/** The most objects in a list; the search finds the others. */
const MOST_LISTED = 100;

interface Props {
  part: SettingsList;
  lastChange: LastChange | null;
  onRestored: () => void;
}

/** The objects of a resource by their titles; each opens its form. */
export function ObjectList({ part, lastChange, onRestored }: Props) {
  const { calls, title, isFixed = false } = settingsForms[part];
  const { account } = useAtomValue(sessionAtom);
  const [search, setSearch] = useState('');
  const query = { ordering: title, page_size: MOST_LISTED, search };
  const reading = useReply(calls.list, {}, query);
  const texts = words.parts[part];

  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings(), label: words.title }}
      title={texts.title}
      actions={
        isFixed ? null : (
          <LinkButton href={deskHref.settings(part, 'new')} kind="action">
            {texts.add}
          </LinkButton>
        )
      }
    >
      {lastChange ? <Done lastChange={lastChange} onRestored={onRestored} /> : null}
      {search !== '' || (reading.reply?.next ?? null) !== null ? (
        <TextField label={words.search} type="search" value={search} onValue={setSearch} />
      ) : null}
      <ReplyView reading={reading} loading={words.loading}>
        {({ results, next }) => {
          const own = results.filter(({ base_account }) => base_account === account.id);
          if (own.length === 0) return <p className={layout.soft}>{search === '' ? texts.none : words.notFound}</p>;
          return (
            <>
              <ul className={styles.list}>
                {own.map((object) => (
                  <li key={object.id}>
                    <Link href={deskHref.settings(part, object.id)}>
                      {String(object[title])}
                      {part === 'promo-codes' ? <PromoNote code={object} /> : null}
                    </Link>
                  </li>
                ))}
              </ul>
              {next === null ? null : <p className={layout.soft}>{words.more(MOST_LISTED)}</p>}
            </>
          );
        }}
      </ReplyView>
    </PageFrame>
  );
}

/** A notice about the last change. Its button creates a deleted object again. */
function Done({ lastChange: { part, kind, object }, onRestored }: { lastChange: LastChange; onRestored: () => void }) {
  const { calls, title } = settingsForms[part];
  const name = String(object[title]);

  if (kind === 'saved') return <Notice kind="good">{words.saved(name)}</Notice>;
  return (
    <Restoration {...{ calls, onRestored }} removed={object}>
      {words.removed(name)}
    </Restoration>
  );
}

/** A promo code's effect, its shop and the count of its uses. */
function PromoNote({ code }: { code: SellerObject }) {
  const { stores } = useAtomValue(sessionAtom);
  const shop = stores.find(({ id }) => id === code['store']);
  const kind = code['kind'] as PromoKind;
  const value = String(code['value']);
  const amount = kind === 'percent' ? String(Number(value)) : formatMoney(value, shop?.currency);
  const most = code['most_uses'] as number | null;
  const facts = [
    code['is_active'] === false ? promoWords.off : '',
    promoWords.effects[kind](amount),
    shop?.title ?? '',
    promoWords.uses(Number(code['uses'] ?? 0), most),
  ];

  return <span>{facts.filter(Boolean).join(' · ')}</span>;
}
