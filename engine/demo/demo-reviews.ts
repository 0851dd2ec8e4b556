import type { Language } from '#domain/contract/languages.ts';
import { reviewerName } from '#domain/orders/reviews.ts';
import { touchExperiences } from '../catalogue/version.ts';
import type { Transaction } from '../database/database.ts';

const DAY = 24 * 3_600_000;

interface DemoReview {
  readonly rating: number;
  readonly text: string;
  readonly language?: Language;
  readonly reply?: string;
}

/**
 * Gives some of the guests who were there a review, the same ones each time. Some write; what they write fits any tour.
 *
 * @param before  epoch milliseconds: reviews of today's guests come tomorrow
 */
export async function writeDemoReviews(tx: Transaction, store_id: number, before: number): Promise<void> {
  const lines = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .innerJoin('departures as d', 'd.id', 'l.departure_id')
    .innerJoin('experiences as e', 'e.id', 'l.experience_id')
    .select(['l.id', 'l.experience_id', 'e.account_id', 'd.starts_at', 'o.main_contact_info_json'])
    .where('o.store_id', '=', store_id)
    .where('l.attendance_status', '=', 'checked_in')
    .where('d.starts_at', '<', before - DAY)
    .orderBy('d.starts_at')
    .orderBy('d.id')
    .orderBy('o.created_at')
    .execute();
  const written = lines
    .filter((_, n) => (n * n + (n >> 2)) % 7 < 3)
    .map(({ id, starts_at, main_contact_info_json, ...of }, n) => {
      const { reply = '', language = 'en', ...said } = reviews[(n * 7) % reviews.length] as DemoReview;
      const created_at = starts_at + DAY + ((n * 13) % 30) * 1_800_000;
      const contact = JSON.parse(main_contact_info_json ?? 'null') as Parameters<typeof reviewerName>[0] | null;
      const answered = reply === '' ? {} : { reply, replied_at: created_at + DAY };
      return {
        ...of,
        ...said,
        ...answered,
        line_id: id,
        language,
        created_at,
        name: contact ? reviewerName(contact) : '',
      };
    });
  for (const review of written.toSorted((a, b) => a.created_at - b.created_at))
    await tx.insertInto('reviews').values(review).execute();
  await touchExperiences(tx, [...new Set(written.map(({ experience_id }) => experience_id))]);
}

const reviews: readonly DemoReview[] = [
  { rating: 5, text: 'The best day of our holiday. Small group, no rush, and a guide who clearly loves this coast.' },
  { rating: 5, text: 'Worth every euro. Bring water shoes and a hat!' },
  {
    rating: 4,
    text: 'Lovely trip. We started twenty minutes late because of the ferry, everything else was perfect.',
    reply: 'Thank you for your patience. The ferry timetable has changed, and we now leave a little more time for it.',
  },
  { rating: 5, text: '' },
  {
    rating: 5,
    text: 'Divan dan i odlično društvo. Vodič zna svaki kamen i svaku priču. Preporuka svima, i domaćima!',
    language: 'hr',
  },
  {
    rating: 4,
    text: 'Beautiful places and a friendly crew. It was hot in July, so I would take the morning next time.',
  },
  {
    rating: 5,
    text: 'We travelled with two children (6 and 9) and both still talk about it. The guide kept an eye on them the whole time, had snacks ready, and turned the boring bits into a quiz. As parents we could actually relax. Please keep doing it in small groups.',
    reply: 'That quiz was made for guests like yours. Greetings to both champions!',
  },
  {
    rating: 5,
    text: 'Ein rundum gelungener Tag. Kleine Gruppe, viel Zeit an jedem Ort und ein Guide, der auf alle Fragen eine Antwort hatte.',
    language: 'de',
  },
  {
    rating: 3,
    text: 'Nice views, but a bit short for the price, and the meeting point was hard to find.',
    reply: 'We are sorry that you had to search. The meeting point now has a sign, and its photo is in the booking.',
  },
  { rating: 5, text: 'Booked the evening before, showed the code on my phone, and off we went. So easy.' },
  { rating: 4, text: 'Sehr schön, sehr freundlich. Etwas mehr Schatten wäre gut gewesen.', language: 'de' },
  { rating: 5, text: 'Sunset, good wine, quiet sea. My wife says it was the best anniversary present yet.' },
  { rating: 4, text: '' },
  { rating: 5, text: 'Our guide took us to spots we would never have found alone.' },
  {
    rating: 2,
    text: 'It was windy, and half of the programme was left out. Staff were kind about it.',
    reply:
      'The captain decides about the wind, and safety goes first. We should have offered you another day: please write to us, and we will.',
  },
  {
    rating: 5,
    text: 'Sve pohvale ekipi. Točni, nasmijani i pažljivi prema starijima u grupi.',
    language: 'hr',
    reply: 'Hvala vam! Vidimo se opet.',
  },
  { rating: 5, text: 'I was travelling alone and felt welcome from the first minute.' },
];
