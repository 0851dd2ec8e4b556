import { useAtomValue, useSetAtom } from 'jotai';
import { canAtom } from '#desk/state/session.ts';
import { setSettingsAtom, settingsAtom } from '#desk/state/settings.ts';
import { deskHref } from '#desk/state/views.ts';
import { Switch } from '#ui/controls/switch.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import * as words from '#words/desk/keyboard.ts';
import { more } from '#words/desk/shell.ts';
import styles from './keys-dialog.module.css';
import { useDeskPlaces } from './use-desk-places.ts';
import { useOfficeScreens } from './use-office-screens.ts';

/** All keys of the desk, and the switch that turns them off (B16). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const can = useAtomValue(canAtom);
  const { hasKeys } = useAtomValue(settingsAtom);
  const save = useSetAtom(setSettingsAtom);
  const keys = [
    { keys: ['/'], label: words.search },
    ...(can('orders.write') ? [{ keys: ['n'], label: words.newBooking }] : []),
    ...useKeyPlaces().map(({ key, label }) => ({ keys: ['g', key], label: words.goTo(label) })),
    { keys: ['?'], label: words.showKeys },
  ];

  return (
    <Dialog open onClose={onClose} title={words.title}>
      <dl className={styles.keys}>
        {keys.map((it) => (
          <div key={it.keys.join(' ')}>
            <dt>
              {it.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{it.label}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.hint}</p>
      <Switch isOn={hasKeys} onChange={(isOn) => void save({ hasKeys: isOn })}>
        {words.turnOn}
      </Switch>
    </Dialog>
  );
}

/** All screens that `g` and a letter open, as far as this device may open them. */
export function useKeyPlaces(): { readonly key: string; readonly href: string; readonly label: string }[] {
  return [...useDeskPlaces(), ...useOfficeScreens(), { key: 'm', href: deskHref.more(), label: more }];
}
