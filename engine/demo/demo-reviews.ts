import type { Language } from '#domain/contract/languages.ts';
import { reviewerName } from '#domain/orders/reviews.ts';
import { buyerContact } from '../database/buyer-contact.ts';
import type { Transaction } from '../database/database.ts';
import { touchExperiences } from '../places/version.ts';

const DAY = 24 * 3_600_000;

interface DemoReview {
  readonly rating: number;
  readonly text: string;
  readonly language?: Language;
  readonly reply?: string;
}

/**
 * Writes reviews by some of the guests who took part, at each run the same ones. Some have a text, which fits any tour.
 *
 * @param before  epoch milliseconds: today's guests write their reviews tomorrow
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
      const { reply = '', language = 'en', ...review } = reviews[(n * 7) % reviews.length] as DemoReview;
      const created_at = starts_at + DAY + ((n * 13) % 30) * 1_800_000;
      const answered = reply === '' ? {} : { reply, replied_at: created_at + DAY };
      return {
        ...of,
        ...review,
        ...answered,
        line_id: id,
        language,
        created_at,
        name: reviewerName(buyerContact({ main_contact_info_json })),
      };
    });
  for (const review of written.toSorted((a, b) => a.created_at - b.created_at))
    await tx.insertInto('reviews').values(review).execute();
  await touchExperiences(tx, [...new Set(written.map(({ experience_id }) => experience_id))]);
}

const reviews: readonly DemoReview[] = [
  { rating: 5, text: 'The best part of our holiday. Good company, no rush, and people who clearly love this coast.' },
  { rating: 5, text: 'Worth every euro. Come a little early and ask questions!' },
  {
    rating: 4,
    text: 'Lovely. We started ten minutes late, everything else was perfect.',
    reply: 'Thank you for your patience. We now leave a little more time before the start.',
  },
  { rating: 5, text: '' },
  {
    rating: 5,
    text: 'Divno iskustvo i odlično društvo, a svaka priča pogođena. Preporuka svima, i domaćima!',
    language: 'hr',
  },
  {
    rating: 4,
    text: 'Beautiful, and such friendly people. I would happily have stayed an hour longer.',
  },
  {
    rating: 5,
    text: 'We never agree on anything in our family, and all of us still talk about it. Our hosts had time for every question, remembered all our names, and told the best stories when we least expected them. Nobody looked at a phone once. Please never change a thing.',
    reply: 'Those stories are told for guests like you. Greetings to the whole family!',
  },
  {
    rating: 5,
    text: 'Rundum gelungen. Viel Zeit, keine Hektik und auf jede Frage eine Antwort.',
    language: 'de',
  },
  {
    rating: 3,
    text: 'Nice, but a bit short for the price, and the meeting point was hard to find.',
    reply: 'We are sorry that you had to search. The meeting point now has a sign, and its photo is in the booking.',
  },
  { rating: 5, text: 'Booked in two minutes, showed the code on my phone, and off we went. So easy.' },
  { rating: 4, text: 'Sehr schön, sehr freundlich. Gern hätte es etwas länger sein dürfen.', language: 'de' },
  { rating: 5, text: 'My wife says it was the best anniversary present yet.' },
  { rating: 4, text: '' },
  { rating: 5, text: 'We saw and heard things that we would never have found alone.' },
  {
    rating: 2,
    text: 'It felt hurried that day, and some of our questions came too short. Staff were kind about it.',
    reply: 'We are sorry: that is not how it should be. Please write to us, and we will make it up to you.',
  },
  {
    rating: 5,
    text: 'Sve pohvale ekipi. Točni, nasmijani i pažljivi prema svima.',
    language: 'hr',
    reply: 'Hvala vam! Vidimo se opet.',
  },
  { rating: 5, text: 'We felt welcome from the first minute.' },
];
