import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { Link } from '#ui/link.tsx';
import { Prose } from './prose.tsx';

/** What it is to be a reseller, and how to begin (S2). */
export function ResellerPage() {
  const supplier = usePageLink(hrefTo.becomeSupplier());

  return (
    <Prose
      title="Become a reseller"
      lead="Your guests ask what to do tomorrow. Answer with a shop of your own, filled with tours that others run and that you have chosen."
    >
      <h2>Who it is for</h2>
      <p>
        Hotels and campsites, tour desks in a harbour, agencies, the tourist board of an island: whoever is asked, and
        would rather hand over a booking than a leaflet.
      </p>
      <h2>What you get</h2>
      <ul>
        <li>
          <b>A shop under your name,</b> on your address, with only the experiences that you put on its shelf, in your
          order.
        </li>
        <li>
          <b>The same places as everyone.</b> You and the supplier sell from one number of seats. Nothing has to be
          asked for by telephone, and nothing is sold twice.
        </li>
        <li>
          <b>One cart for many suppliers.</b> A kayak in the morning and a cellar at night are one booking, one payment,
          one confirmation.
        </li>
        <li>
          <b>Made for a counter, too.</b> Large targets, no account needed, and a page that keeps working when the
          network does not.
        </li>
      </ul>
      <h2>How to begin</h2>
      <ol>
        <li>
          <b>Pick five experiences</b> that you would send a friend to, and talk to the people who run them. What you
          earn on each is between you and them.
        </li>
        <li>
          <b>Agree on the terms</b> that your guests will read: the deposit, until when one may cancel, what happens in
          bad weather.
        </li>
        <li>
          <b>Have a store opened</b> on the engine that your suppliers use, or on one of your own, by whoever looks
          after your website. Its address decides which store a visitor sees.
        </li>
        <li>
          <b>Book one yourself</b> on the trial card page, on a phone, standing up. Then open.
        </li>
      </ol>
      <h2>If you run tours yourself</h2>
      <p>
        Then begin with <Link {...supplier}>Become a supplier</Link>; a store may hold your own and others’ side by
        side. The calls that a shop makes are on <Link href={hrefTo.engineApi()}>Engine API</Link>.
      </p>
    </Prose>
  );
}
