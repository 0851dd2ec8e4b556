import type { ReactNode } from 'react';
import { deskHref, type SettingsScreen } from '#desk/state/views.ts';
import { pages } from '#words/office/account.ts';
import { title as settings } from '#words/office/settings.ts';
import { PageFrame } from '../page-frame.tsx';

interface Props {
  part: SettingsScreen;
  /** Buttons and links beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen of the settings: its title, and the link back to the list of settings. */
export function SettingsFrame({ part, ...rest }: Props) {
  return (
    <PageFrame
      width="narrow"
      back={{ href: deskHref.settings(), label: settings }}
      title={pages[part].title}
      {...rest}
    />
  );
}
