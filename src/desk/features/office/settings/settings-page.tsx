import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { devices, devicesText, notAllowed } from '#words/desk/shell.ts';
import * as account from '#words/office/account.ts';
import * as words from '#words/office/settings.ts';
import { canAtom } from '../../../state/session.ts';
import { deskHref, type SettingsList, type SettingsPart, type SettingsScreen } from '../../../state/views.ts';
import { lazyScreen } from '../../shell/lazy-screen.tsx';
import { PageFrame } from '../page-frame.tsx';
import { ObjectEditor } from './object-editor.tsx';
import { ObjectList } from './object-list.tsx';
import { useSettingsAccess } from './settings-access.ts';
import styles from './settings-page.module.css';
import { type LastChange, settingsForms } from './settings-table.ts';

const StoreEditor = lazyScreen(async () => (await import('./store/store-editor.tsx')).StoreEditor);
const ProfilePage = lazyScreen(async () => (await import('./account/profile-page.tsx')).ProfilePage);
const CompanyPage = lazyScreen(async () => (await import('./account/company-page.tsx')).CompanyPage);
const HistoryPage = lazyScreen(async () => (await import('./history/history-page.tsx')).HistoryPage);
const LegalTextsPage = lazyScreen(async () => (await import('../legal/legal-texts-page.tsx')).LegalTextsPage);
const PartnerRequestsPage = lazyScreen(
  async () => (await import('../partners/partner-requests-page.tsx')).PartnerRequestsPage,
);
const AgreementsPage = lazyScreen(async () => (await import('../partners/agreements-page.tsx')).AgreementsPage);
const ImportPage = lazyScreen(async () => (await import('../imports/import-page.tsx')).ImportPage);
const ErasuresPage = lazyScreen(async () => (await import('../erasures/erasures-page.tsx')).ErasuresPage);
const ClosingPage = lazyScreen(async () => (await import('./account/closing-page.tsx')).ClosingPage);
const TeamPage = lazyScreen(async () => (await import('./team/team-page.tsx')).TeamPage);
const RolesPage = lazyScreen(async () => (await import('./team/roles-page.tsx')).RolesPage);
const RolePage = lazyScreen(async () => (await import('./team/role-page.tsx')).RolePage);

interface Props {
  part: SettingsPart | null;
  id: number | 'new' | null;
}

/** The settings: profile, company and team (B15), and lists of objects with a form for each object (B9). */
export function SettingsPage({ part, id }: Props) {
  const mayOpen = useSettingsAccess();

  if (part === null) return <Overview />;
  if (!mayOpen(part)) return <p>{notAllowed}</p>;
  switch (part) {
    case 'profile':
      return <ProfilePage />;
    case 'company':
      return <CompanyPage />;
    case 'team':
      return <TeamPage />;
    case 'roles':
      return id === null ? <RolesPage /> : <RolePage key={id} id={id} />;
    case 'legal':
      return typeof id === 'number' ? <LegalTextsPage key={id} id={id} /> : null;
    case 'partner-requests':
      return <PartnerRequestsPage />;
    case 'resellers':
      return <AgreementsPage />;
    case 'history':
      return <HistoryPage />;
    case 'export':
      return <ImportPage />;
    case 'erasures':
      return <ErasuresPage />;
    case 'closing':
      return <ClosingPage />;
    case 'stores':
      return typeof id === 'number' ? <StoreEditor key={id} id={id} /> : <Objects part={part} id={null} />;
    case 'promo-codes':
    case 'meeting-points':
    case 'guides':
    case 'cancellation-policies':
    case 'pricing-categories':
    case 'inventory-items':
    case 'booking-questions':
      return <Objects part={part} id={id} />;
  }
}

function Objects({ part, id }: { part: SettingsList; id: number | 'new' | null }) {
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
  {
    name: 'tours',
    parts: [
      'meeting-points',
      'guides',
      'cancellation-policies',
      'pricing-categories',
      'inventory-items',
      'booking-questions',
    ],
  },
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
          <section key={name} className={styles.group} aria-label={account.groups[name]}>
            <h2 className={styles.heading}>{account.groups[name]}</h2>
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
  const { title, text } =
    part in words.parts ? words.parts[part as SettingsList] : account.pages[part as SettingsScreen];
  return { title, text };
}
