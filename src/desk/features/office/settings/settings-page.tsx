import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as words from '#words/desk/settings.ts';
import { deskHref, type SettingsPart, settingsParts } from '../../../state/views.ts';
import { ObjectEditor } from './object-editor.tsx';
import { ObjectList } from './object-list.tsx';
import styles from './settings-page.module.css';
import { type LastChange, settingsForms } from './settings-table.ts';

interface Props {
  part: SettingsPart | null;
  id: number | 'new' | null;
}

/** What sellers set once: lists of objects, and a form for each (B9). */
export function SettingsPage({ part, id }: Props) {
  const [lastChange, setLastChange] = useState<LastChange | null>(null);
  const [, navigate] = useLocation();

  if (part === null) return <Overview />;
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

function Overview() {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{words.title}</h1>
      <ul className={styles.list}>
        {settingsParts.map((part) => (
          <li key={part}>
            <Link href={deskHref.settings(part)}>
              <strong>{words.parts[part].title}</strong>
              <span>{words.parts[part].text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
