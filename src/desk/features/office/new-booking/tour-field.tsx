import { useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { DepartureCalendar } from '#domain/contract/departures.ts';
import { hasWords } from '#domain/typing/fold-text.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { locale } from '#words/formats.ts';
import * as words from '#words/office/new-booking.ts';
import styles from './tour-field.module.css';

interface Props {
  tours: DepartureCalendar['experiences'];
  value: number | null;
  onChange: (tour: number | null) => void;
}

/** The tour, found by a part of its name. */
export function TourField({ tours, value, onChange }: Props) {
  const [opened] = useState(value);

  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={styles.field}
        defaultItems={tours}
        selectedKey={value}
        defaultFilter={(title, typed) => hasWords(title, typed)}
        onSelectionChange={(key) => key !== null && onChange(Number(key))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to enter a booking, and this is its first field
        autoFocus={opened === null}
      >
        <Label className={styles.label}>{words.tour}</Label>
        <div className={styles.control}>
          <Input className={styles.input} />
          <Button className={styles.open} aria-label={words.showTours}>
            <Icon size={20} drawing={drawings.down} />
          </Button>
        </div>
        <Text slot="description" className={styles.hint}>
          {words.tourHint}
        </Text>
        <Popover className={styles.popover} offset={4}>
          <ListBox className={styles.list} renderEmptyState={() => <p className={styles.none}>{words.noMatch}</p>}>
            {({ id, title }: Props['tours'][number]) => (
              <ListBoxItem id={id} className={styles.item}>
                {title}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
