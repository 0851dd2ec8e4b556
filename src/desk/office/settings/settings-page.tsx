import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazyScreen } from '#desk/shared/lazy-screen.tsx';
import { canAtom } from '#desk/state/session.ts';
import { deskHref, type SettingsList, type SettingsPart, type SettingsScreen, tourLists } from '#desk/state/views.ts';
import layout from '#ui/layout.module.css';
import { devices, devicesText, notAllowed } from '#words/desk/shell.ts';
import * as account from '#words/office/account.ts';
import * as words from '#words/office/settings.ts';
import { PageFrame } from '../page-frame.tsx';
import { ObjectEditor } from './object-editor.tsx';
import { ObjectList } from './object-list.tsx';
import { useSettingsAccess } from './settings-access.ts';
import styles from './settings-page.module.css';
import { type LastChange, settingsForms } from './settings-table.ts';

/** The id of an object in the address; `new` for one to come, null for the list. */
type Id = number | 'new' | null;

const StoreEditor = lazyScreen(async () => (await import('./store/store-editor.tsx')).StoreEditor);
const LegalTextsPage = lazyScreen(async () => (await import('../legal/legal-texts-page.tsx')).LegalTextsPage);
const RolesPage = lazyScreen(async () => (await import('./team/roles-page.tsx')).RolesPage);
const RolePage = lazyScreen(async () => (await import('./team/role-page.tsx')).RolePage);

/** The screens of the settings beside the lists of objects. */
const screens: { readonly [part in SettingsScreen]: ComponentType<{ id: Id }> } = {
  profile: lazyScreen(async () => (await import('./account/profile-page.tsx')).ProfilePage),
  company: lazyScreen(async () => (await import('./account/company-page.tsx')).CompanyPage),
  team: lazyScreen(async () => (await import('./team/team-page.tsx')).TeamPage),
  roles: ({ id }) => (id === null ? <RolesPage /> : <RolePage key={id} id={id} />),
  legal: ({ id }) => (typeof id === 'number' ? <LegalTextsPage key={id} id={id} /> : null),
  'partner-requests': lazyScreen(
    async () => (await import('../partners/partner-requests-page.tsx')).PartnerRequestsPage,
  ),
  resellers: lazyScreen(async () => (await import('../partners/agreements-page.tsx')).AgreementsPage),
  history: lazyScreen(async () => (await import('./history/history-page.tsx')).HistoryPage),
  export: lazyScreen(async () => (await import('../imports/import-page.tsx')).ImportPage),
  erasures: lazyScreen(async () => (await import('../erasures/erasures-page.tsx')).ErasuresPage),
  closing: lazyScreen(async () => (await import('./account/closing-page.tsx')).ClosingPage),
};

interface Props {
  part: SettingsPart | null;
  id: Id;
}

/** The settings: profile, company and team (B15), and lists of objects with a form for each object (B9). */
export function SettingsPage({ part, id }: Props) {
  const mayOpen = useSettingsAccess();

  if (part === null) return <Overview />;
  if (!mayOpen(part)) return <p>{notAllowed}</p>;
  // A shop has an editor of its own, with sections (B19).
  if (part === 'stores' && typeof id === 'number') return <StoreEditor key={id} id={id} />;
  if (isList(part)) return <Objects part={part} id={id} />;
  const Screen = screens[part];
  return <Screen id={id} />;
}

function isList(part: SettingsPart): part is SettingsList {
  return part in words.parts;
}

function Objects({ part, id }: { part: SettingsList; id: Id }) {
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const [, navigate] = useLocation();

  if (id === null || (id === 'new' && settingsForms[part].isFixed))
    return (
      <ObjectList
        key={part}
        part={part}
        lastChange={lastChange?.part === part ? lastChange : null}
        onRestored={() => setLastChange(null)}
      />
    );
  return (
    <ObjectEditor
      key={`${part} ${id}`}
      part={part}
      id={id}
      onDone={(kind, object) => {
        setLastChange({ part, kind, object });
        navigate(deskHref.settings(part));
      }}
    />
  );
}

/** The parts of the settings in the order of their list. */
const groups: readonly { readonly name: keyof typeof account.groups; readonly parts: readonly SettingsPart[] }[] = [
  { name: 'people', parts: ['profile', 'company', 'team', 'roles'] },
  { name: 'shop', parts: ['stores', 'promo-codes', 'partner-requests', 'resellers'] },
  { name: 'tours', parts: tourLists },
  { name: 'data', parts: ['history', 'erasures', 'export'] },
];

function Overview() {
  const mayOpen = useSettingsAccess();
  const can = useAtomValue(canAtom);
  const shown = groups.map(({ name, parts }) => ({
    name,
    entries: [
      ...parts.filter(mayOpen).map((part) => ({ href: deskHref.settings(part), ...aboutPart(part) })),
      // Devices have a screen of their own, which works without these settings.
      ...(name === 'people' && can('team.manage')
        ? [{ href: deskHref.devices(), title: devices, text: devicesText }]
        : []),
    ],
  }));

  return (
    <PageFrame width="narrow" title={words.title}>
      {shown
        .filter(({ entries }) => entries.length > 0)
        .map(({ name, entries }) => (
          <section key={name} className={layout.narrowStack3} aria-label={account.groups[name]}>
            <h2 className={layout.size3}>{account.groups[name]}</h2>
            <ul className={styles.list}>
              {entries.map(({ href, title, text }) => (
                <li key={href}>
                  <Link href={href}>
                    <strong>{title}</strong>
                    <span>{text}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </PageFrame>
  );
}

function aboutPart(part: SettingsPart): { readonly title: string; readonly text: string } {
  const { title, text } = isList(part) ? words.parts[part] : account.pages[part];
  return { title, text };
}
