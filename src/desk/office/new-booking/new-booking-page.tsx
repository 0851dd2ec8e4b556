import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { useSearchParams } from 'wouter';
import { todayAtom } from '#desk/state/days.ts';
import { canAtom, sessionAtom } from '#desk/state/session.ts';
import { type DepartureCalendar, readDepartureCalendar } from '#domain/contract/departures.ts';
import { isDate } from '#domain/contract/formats/is-date.ts';
import { storeRead } from '#domain/contract/reads.ts';
import { addDays } from '#domain/time/day.ts';
import { hasWords } from '#domain/typing/fold-text.ts';
import { drawings } from '#ui/icons/drawings.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { locale } from '#words/formats.ts';
import * as words from '#words/office/new-booking.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView, useReply } from '../reply.tsx';
import { BookedView, type MadeBooking } from './booked-view.tsx';
import { EntryForm } from './entry-form.tsx';
import { type Guest, NOBODY } from './guest-part.tsx';
import fieldStyles from './tour-field.module.css';

/** A booking that staff enter, such as during a phone call (B13). `?tour=5&date=2026-12-01` fills in tour and day. */
export function NewBookingPage() {
  const can = useAtomValue(canAtom);
  const [round, setRound] = useState(0);

  if (!can('orders.write')) return <p>{words.forbidden}</p>;
  return <NewBooking key={round} isFirst={round === 0} onNext={() => setRound(round + 1)} />;
}

function NewBooking({ isFirst, onNext }: { isFirst: boolean; onNext: () => void }) {
  const today = useAtomValue(todayAtom);
  const [params] = useSearchParams();
  const known = isFirst ? Number(params.get('tour')) || null : null;
  const day = params.get('date') ?? '';
  const reading = useReply(readDepartureCalendar, {}, { date_from: today, date_to: addDays(today, DAYS_READ) });
  const store = useStore();
  const [chosen, setChosen] = useState<number | null>(known);
  const [guest, setGuest] = useState<Guest>(NOBODY);
  const [made, setMade] = useState<MadeBooking | null>(null);

  if (made) return <BookedView made={made} onNext={onNext} />;
  return (
    <PageFrame title={words.title}>
      <ReplyView reading={reading} loading={words.loading}>
        {({ experiences: tours }) => {
          const tour = chosen ?? (tours.length === 1 ? (tours[0]?.id ?? null) : null);
          if (tours.length === 0 || !store) return <p>{words.noTours}</p>;
          return (
            <>
              <TourField tours={tours} value={tour} onChange={setChosen} />
              {tour === null ? null : (
                <EntryForm
                  key={tour}
                  tour={tour}
                  store={store.id}
                  date={tour === known && isDate(day) && day >= today ? day : null}
                  guest={guest}
                  onGuest={setGuest}
                  onMade={setMade}
                />
              )}
            </>
          );
        }}
      </ReplyView>
    </PageFrame>
  );
}

/** The engine lists all tours of the account, however few days are read. It lists other accounts' tours if they depart on one of these days. */
const DAYS_READ = 6;

/** The account's store at this address, whose tours and prices staff sell; else its first one. */
function useStore() {
  const { stores } = useAtomValue(sessionAtom);
  const { reply } = useReply(storeRead);
  return stores.find(({ id }) => id === reply?.id) ?? stores[0];
}

interface Props {
  tours: DepartureCalendar['experiences'];
  value: number | null;
  onChange: (tour: number | null) => void;
}

/** The tour, found by a part of its name. */
function TourField({ tours, value, onChange }: Props) {
  const [opened] = useState(value);

  return (
    <I18nProvider locale={locale}>
      <ComboBox
        className={fieldStyles.field}
        defaultItems={tours}
        selectedKey={value}
        defaultFilter={(title, typed) => hasWords(title, typed)}
        onSelectionChange={(key) => key !== null && onChange(Number(key))}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the screen is opened to enter a booking, and this is its first field
        autoFocus={opened === null}
      >
        <Label className={fieldStyles.label}>{words.tour}</Label>
        <div className={fieldStyles.control}>
          <Input className={fieldStyles.input} />
          <Button className={fieldStyles.open} aria-label={words.showTours}>
            <Icon size={20} drawing={drawings.down} />
          </Button>
        </div>
        <Text slot="description" className={fieldStyles.hint}>
          {words.tourHint}
        </Text>
        <Popover className={fieldStyles.popover} offset={4}>
          <ListBox
            className={fieldStyles.list}
            renderEmptyState={() => <p className={fieldStyles.none}>{words.noMatch}</p>}
          >
            {({ id, title }: Props['tours'][number]) => (
              <ListBoxItem id={id} className={fieldStyles.item}>
                {title}
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
    </I18nProvider>
  );
}
