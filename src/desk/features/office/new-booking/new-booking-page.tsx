import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { readDepartureCalendar } from '#domain/contract/departures.ts';
import { isDate } from '#domain/contract/formats/is-date.ts';
import { storeRead } from '#domain/contract/reads.ts';
import { addDays } from '#domain/time/day.ts';
import * as words from '#words/office/new-booking.ts';
import { todayAtom } from '../../../state/days.ts';
import { canAtom, sessionAtom } from '../../../state/session.ts';
import { PageFrame } from '../page-frame.tsx';
import { ReplyView } from '../reply-view.tsx';
import { useReply } from '../use-reply.ts';
import { BookedView, type MadeBooking } from './booked-view.tsx';
import { EntryForm } from './entry-form.tsx';
import { type Guest, NOBODY } from './guest-part.tsx';
import { TourField } from './tour-field.tsx';

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
