import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { RenameDevice } from '#desk/counter/devices/rename-device.tsx';
import { ChoosePin } from '#desk/session/lock-screen.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { canAtom, sessionAtom, signOutAtom, switchAccountAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { lockScreenAtom, lockStateAtom } from '#desk/state/who.ts';
import { chooseLanguageAtom } from '#desk/state/worker.ts';
import { storeOrigin } from '#domain/app/store-origin.ts';
import { type Language, languageCodes, languages } from '#domain/contract/languages.ts';
import { Button } from '#ui/controls/button.tsx';
import { SelectField } from '#ui/controls/field.tsx';
import { useBusy } from '#ui/controls/form.tsx';
import { FactRow } from '#ui/display/fact-row.tsx';
import { Notice } from '#ui/display/notice.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import layout from '#ui/layout.module.css';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as keyboard from '#words/desk/keyboard.ts';
import * as words from '#words/desk/shell.ts';
import { office } from '#words/office/office.ts';
import { KeysDialog } from './keys-dialog.tsx';
import styles from './more-page.module.css';
import { useOfficeScreens } from './use-office-screens.ts';

/** Settings that staff seldom need: devices, PIN, language, the kiosk, signing out. */
export function MorePage() {
  const { user, device, stores } = useAtomValue(sessionAtom);
  const can = useAtomValue(canAtom);
  const lock = useAtomValue(lockStateAtom);
  const lockScreen = useSetAtom(lockScreenAtom);
  const [isChoosing, setChoosing] = useState(false);

  /** Locks the desk and opens a shop's kiosk at the shop's own address. The kiosk has its own window, because it clears its history. */
  function handOver({ domain = null }: { domain?: string | null | undefined }) {
    if (lock !== 'open') return setChoosing(true);
    lockScreen();
    return window.open(`${storeOrigin(domain, location.origin)}/?kiosk=on`, '_blank', 'noopener');
  }

  if (isChoosing) return <ChoosePin onDone={() => setChoosing(false)} />;
  return (
    <div className={styles.page}>
      <h1 className={layout.size2}>{words.moreTitle}</h1>
      <dl className={styles.facts}>
        <FactRow label={words.signedInAs}>{user.name || user.email}</FactRow>
        <FactRow label={words.thisDevice}>
          {device.name} <RenameDevice device={device} />
        </FactRow>
      </dl>
      <OfficeScreens />
      <AccountChoice />
      {can('team.manage') ? (
        <Row text={words.devicesText}>
          <LinkButton href={deskHref.devices()}>{words.devices}</LinkButton>
        </Row>
      ) : null}
      <Row text={words.pinText}>
        <Button onClick={() => setChoosing(true)}>{lock === 'open' ? words.changePin : words.setPin}</Button>
      </Row>
      <Row text={words.giveToVisitorText}>
        {stores.map((store) => (
          <Button key={store.id} onClick={() => handOver(store)}>
            {words.giveToVisitor}
            {stores.length > 1 ? ` (${store.title})` : ''}
          </Button>
        ))}
      </Row>
      <Keys />
      <Languages />
      <SignOut />
    </div>
  );
}

function Keys() {
  const [isOpen, setOpen] = useState(false);

  return (
    <Row text={keyboard.more}>
      <Button onClick={() => setOpen(true)}>{keyboard.title}</Button>
      {isOpen ? <KeysDialog onClose={() => setOpen(false)} /> : null}
    </Row>
  );
}

function OfficeScreens() {
  const screens = useOfficeScreens();
  if (screens.length === 0) return null;

  return (
    <nav className={styles.office} aria-label={office}>
      {screens.map(({ page, href, label, text, drawing }) => (
        <Link key={page} href={href}>
          <Icon drawing={drawing} />
          <span>
            <strong>{label}</strong>
            {text}
          </span>
        </Link>
      ))}
    </nav>
  );
}

function AccountChoice() {
  const { account, accounts } = useAtomValue(sessionAtom);
  const switchAccount = useSetAtom(switchAccountAtom);
  const [isStuck, setStuck] = useState(false);
  const move = async (id: number) => setStuck((await switchAccount(id)).kind !== 'ok');

  return (
    <>
      {accounts.length > 1 ? (
        <SelectField
          label={words.account}
          value={account.id}
          onValue={(value) => void move(Number(value))}
          options={accounts.map(({ id, name }) => [id, name])}
        />
      ) : null}
      {isStuck ? <Notice kind="caution">{words.switchOffline}</Notice> : null}
    </>
  );
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <p>{text}</p>
      {children}
    </div>
  );
}

function Languages() {
  const choose = useSetAtom(chooseLanguageAtom);
  const [isStuck, setStuck] = useState(false);
  const [isBusy, run] = useBusy();
  const take = async (code: Language) => setStuck(!(await run(choose(code))));

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset has a legend, which stands in no row */}
      <div role="group" aria-label={words.language} className={styles.languages}>
        <span>{words.language}</span>
        {languageCodes.map((code) => (
          <Button key={code} kind="plain" lang={code} busy={isBusy} onClick={() => void take(code)}>
            {languages[code].name}
          </Button>
        ))}
      </div>
      {isStuck ? <Notice kind="caution">{words.languageOffline}</Notice> : null}
    </>
  );
}

function SignOut() {
  const signOut = useSetAtom(signOutAtom);
  const [isOpen, setOpen] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [isBusy, run] = useBusy();

  async function leave() {
    const outcome = await run(signOut());
    setRefused(outcome.kind !== 'ok');
  }

  return (
    <>
      <Button kind="plain" className={layout.atStart} onClick={() => setOpen(true)}>
        {words.signOut}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.signOutTitle}
        foot={
          <Button kind="action" wide busy={isBusy} onClick={() => void leave()}>
            {words.signOut}
          </Button>
        }
      >
        <p>{words.signOutText}</p>
        {isRefused ? <Notice kind="caution">{words.signOutOffline}</Notice> : null}
      </Dialog>
    </>
  );
}
