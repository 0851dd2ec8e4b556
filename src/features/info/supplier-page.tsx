import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { Link } from '#ui/link.tsx';
import { Prose } from './prose.tsx';

/** What it is to be a supplier, and how to begin (S2). */
export function SupplierPage() {
  const reseller = usePageLink(hrefTo.becomeReseller());

  return (
    <Prose
      title="Become a supplier"
      lead="You run the tours. This engine sells them: a shop under your own name, places that are never sold twice, and the money with you."
    >
      <h2>What you get</h2>
      <ul>
        <li>
          <b>A shop of your own.</b> Your name, your logo, your colour, on your address. It opens at once on a phone
          with one bar of signal, and a cart survives a lost connection.
        </li>
        <li>
          <b>Places that are kept.</b> Who puts a departure in the cart holds its places for half an hour, with the
          clock in view. Sixty people after the last twelve seats: twelve get one.
        </li>
        <li>
          <b>Prices as you quote them.</b> By person or by group, children’s bands, a private boat, a deposit of any
          share, extras with a stock, pick-up where you offer it.
        </li>
        <li>
          <b>Seasons as they are.</b> Weekdays, several starts a day, exceptions, a cut-off before each departure,
          everything in your own time zone.
        </li>
        <li>
          <b>Terms in plain words.</b> Each booking carries the cancellation terms it was sold under, and shows what
          would be paid back before anyone cancels.
        </li>
      </ul>
      <h2>How to begin</h2>
      <ol>
        <li>
          <b>Write down one tour.</b> Title, a paragraph, where you meet, how long it takes, when it runs, how many fit,
          what it costs, until when one may cancel. That is all the engine asks for; the other tours follow the same
          list.
        </li>
        <li>
          <b>Choose five photographs</b> of it: one wide, the subject clear, the light good. The engine makes every size
          it needs.
        </li>
        <li>
          <b>Have the engine set up</b> by whoever looks after your website. It is one program with its own database: on
          a machine with Node it starts by a single command, with a demonstration shop to look at first.
        </li>
        <li>
          <b>Book your own tour</b> on the trial card page, as a guest would, on your phone. Change what you stumble
          over.
        </li>
        <li>
          <b>Open.</b> Put the address on your boat, your door and your messages.
        </li>
      </ol>
      <h2>Selling through others</h2>
      <p>
        A departure has one number of places, whoever sells them. So a hotel or an agency can offer your tours in a shop
        of its own without ever selling a seat that is gone. How that looks from their side is on{' '}
        <Link {...reseller}>Become a reseller</Link>; the calls that a shop makes are on{' '}
        <Link href={hrefTo.engineApi()}>Engine API</Link>.
      </p>
    </Prose>
  );
}
