import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { messageAt, useChange } from '#desk/shared/use-change.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { zoneAtom } from '#desk/state/time.ts';
import { changeAgreement, listAgreements, type ResaleAgreement } from '#domain/contract/partners/resale.ts';
import { canMoveResale, RESALE_STATUSES, type ResaleSide } from '#domain/resale.ts';
import { dayIn } from '#domain/time/zone.ts';
import { formatDate } from '#text/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextField } from '#ui/controls/field.tsx';
import { Form } from '#ui/controls/form.tsx';
import { Notice } from '#ui/display/notice.tsx';
import layout from '#ui/layout.module.css';
import * as words from '#words/partners/agreements.ts';
import styles from '../card-list.module.css';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { PagedList } from '../paged-list.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';

/** The agreements by which others sell the company's tours, and by which it sells theirs (A26). */
export function AgreementsPage() {
  return (
    <SettingsFrame part="resellers">
      <Agreements side="supplier" />
      <Agreements side="reseller" />
    </SettingsFrame>
  );
}

/** The agreements in which the company is on one side. */
function Agreements({ side }: { side: ResaleSide }) {
  const title = useId();
  const account = useAtomValue(sessionAtom).account.id;

  return (
    <section className={layout.narrowStack3} aria-labelledby={title}>
      <h2 id={title} className={layout.size3}>
        {words.titles[side]}
      </h2>
      <PagedList
        call={listAgreements}
        query={{ [side]: account, page: 1 }}
        loading={words.loading}
        more={words.more}
        none={<p className={layout.softSmall}>{words.none[side]}</p>}
        list={{ className: styles.list, 'aria-labelledby': title }}
      >
        {(agreement) => <Agreement side={side} agreement={agreement} />}
      </PagedList>
    </section>
  );
}

function Agreement({ side, agreement }: { side: ResaleSide; agreement: ResaleAgreement }) {
  const { id, status, note, supplier_name, reseller_name, requested_at, decided_at, lease_share } = agreement;
  const zone = useAtomValue(zoneAtom);
  const mayChange = useAtomValue(canAtom)(side === 'supplier' ? 'catalogue.write' : 'stores.write');
  const { change, isBusy, problem } = useChange();
  const [isEnding, setEnding] = useState(false);
  const other = side === 'supplier' ? reseller_name : supplier_name;
  const day = dayIn(Temporal.Instant.from(decided_at ?? requested_at), zone);
  const moves = mayChange ? RESALE_STATUSES.filter((to) => canMoveResale(side, status, to)) : [];
  const isGranted = status === 'granted';
  const move = (to: (typeof moves)[number], by: typeof change) =>
    by(changeAgreement, { params: { id }, body: { status: to } });

  return (
    <article className={styles.card} data-done={status === 'refused' || status === 'revoked' || undefined}>
      <h3 className={layout.size3}>{other}</h3>
      <p className={layout.softSmall}>{words.states[side][status](formatDate(day))}</p>
      {note === '' ? null : (
        <p className={styles.text} dir="auto">
          {note}
        </p>
      )}
      {isGranted && side === 'supplier' && mayChange ? <ShareForm key={lease_share} {...{ id, lease_share }} /> : null}
      {isGranted && side === 'reseller' ? <p>{words.shareOf(lease_share)}</p> : null}
      {moves.includes('granted') ? <p>{words.grantHint}</p> : null}
      {moves.length > 0 ? (
        <div className={styles.actions}>
          {moves.map((to) => (
            <Button key={to} busy={isBusy} onClick={() => (to === 'revoked' ? setEnding(true) : void move(to, change))}>
              {words.moves[to]}
            </Button>
          ))}
        </div>
      ) : null}
      {problem ? <Notice kind="wrong">{problem.text}</Notice> : null}
      {isEnding ? (
        <ConfirmDialog
          title={words.endTitle(other)}
          text={words.endText[side]}
          confirm={words.moves.revoked}
          act={(end) => move('revoked', end)}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </article>
  );
}

/** The number of places by which the hint of the share shows what it means. */
const SHOWN_PLACES = 12;

/** How much of each departure a reseller may hold before it has sold it. */
function ShareForm({ id, lease_share }: Pick<ResaleAgreement, 'id' | 'lease_share'>) {
  const { change, isBusy, problem } = useChange();
  const [typed, setTyped] = useState(String(lease_share));
  const share = /^\d{1,3}$/.test(typed.trim()) && Number(typed) <= 100 ? Number(typed) : null;
  const places = Math.floor((SHOWN_PLACES * (share ?? lease_share)) / 100);

  return (
    <Form
      className={styles.form}
      onSubmit={() => share !== null && change(changeAgreement, { params: { id }, body: { lease_share: share } })}
    >
      <TextField
        label={words.share}
        hint={words.shareHint(SHOWN_PLACES, places)}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={share === null ? words.shareWrong : messageAt(problem, 'lease_share')}
        onValue={setTyped}
      />
      {problem && messageAt(problem, 'lease_share') === null ? <Notice kind="wrong">{problem.text}</Notice> : null}
      <Button type="submit" busy={isBusy} aria-disabled={share === null || share === lease_share || undefined}>
        {words.saveShare}
      </Button>
    </Form>
  );
}
