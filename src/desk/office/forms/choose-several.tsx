import { useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { hasWords } from '#domain/typing/fold-text.ts';
import { TextField } from '#ui/controls/field.tsx';
import { locale } from '#words/formats.ts';
import * as words from '#words/office/forms.ts';
import styles from './choose-several.module.css';

interface Props {
  label: string;
  chosen: readonly string[];
  options: readonly [value: string, title: string][];
  onChange: (chosen: readonly string[]) => void;
}

/** A list from which several of many options are chosen, with a search by any words. The chosen ones keep the order of their choice. */
export function ChooseSeveral({ label, chosen, options, onChange }: Props) {
  const [search, setSearch] = useState('');
  const found = options.filter(([, title]) => hasWords(title, search));

  return (
    <div className={styles.several}>
      <TextField label={words.searchIn(label)} type="search" value={search} onValue={setSearch} />
      <I18nProvider locale={locale}>
        <ListBox
          aria-label={label}
          className={styles.list}
          selectionMode="multiple"
          items={found.map(([id, title]) => ({ id, title }))}
          selectedKeys={chosen}
          onSelectionChange={(keys) => {
            const selected = keys === 'all' ? new Set(found.map(([id]) => id)) : keys;
            // The list reports only the options that it shows, so options that the search hides stay chosen.
            const shown = new Set(found.map(([id]) => id));
            const stayed = chosen.filter((it) => selected.has(it) || !shown.has(it));
            onChange([...stayed, ...[...selected].map(String).filter((it) => !stayed.includes(it))]);
          }}
          renderEmptyState={() => words.nothingFound}
        >
          {({ id, title }) => (
            <ListBoxItem id={id} textValue={title} className={styles.item}>
              {title}
            </ListBoxItem>
          )}
        </ListBox>
      </I18nProvider>
    </div>
  );
}
