import { useAtomValue } from 'jotai';
import { Link } from 'wouter';
import { Read } from '#desk/office/reply.tsx';
import { LinkButton } from '#desk/shared/link-button.tsx';
import { sessionAtom } from '#desk/state/session.ts';
import { deskHref } from '#desk/state/views.ts';
import { listRoles } from '#domain/contract/accounts/team.ts';
import layout from '#ui/layout.module.css';
import * as words from '#words/office/team.ts';
import { SettingsFrame } from '../settings-frame.tsx';
import styles from '../settings-page.module.css';

/** The account's own roles, and a description of the four common roles (B15). */
export function RolesPage() {
  const { account } = useAtomValue(sessionAtom);

  return (
    <SettingsFrame
      part="roles"
      actions={
        <LinkButton href={deskHref.settings('roles', 'new')} kind="action">
          {words.addRole}
        </LinkButton>
      }
    >
      <Read call={listRoles} query={{ page_size: 100, base_account: account.id }} loading={words.loading}>
        {({ results }) => {
          const own = results.filter(({ base_account }) => base_account !== null);
          if (own.length === 0) return <p className={layout.soft}>{words.noneOwn}</p>;
          return (
            <ul className={styles.list} aria-label={words.own}>
              {own.map(({ id, name }) => (
                <li key={id}>
                  <Link href={deskHref.settings('roles', id)}>{name}</Link>
                </li>
              ))}
            </ul>
          );
        }}
      </Read>
      <section className={styles.section} aria-label={words.rolesText}>
        <p>{words.rolesText}</p>
        <dl className={styles.form}>
          {Object.values(words.common).map(({ title, text }) => (
            <div key={title}>
              <dt>
                <strong>{title}</strong>
              </dt>
              <dd className={layout.soft}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
    </SettingsFrame>
  );
}
