import { lazyHref } from '#domain/app/lazy-href.ts';
import { PageLink } from '#shop/booking/page-links.tsx';
import { Link } from '#ui/display/link.tsx';
import * as words from '#words/info.ts';
import { becomeReseller, becomeSupplier, engineApi } from '#words/shell.ts';
import { PartnerForm } from './partner-form.tsx';
import { Point, Prose } from './prose.tsx';

/** Explains what a reseller is and how to begin (S2), with a form to become one (O6). */
export function ResellerPage() {
  return (
    <Prose title={becomeReseller} lead={words.resellerLead}>
      <h2>{words.resellerWhoFor}</h2>
      <p>{words.resellerWhoForText}</p>
      <h2>{words.gets}</h2>
      <ul>
        <Point title={words.resellerShop} text={words.resellerShopText} />
        <Point title={words.resellerPlaces} text={words.resellerPlacesText} />
        <Point title={words.resellerCart} text={words.resellerCartText} />
        <Point title={words.resellerCounter} text={words.resellerCounterText} />
      </ul>
      <h2>{words.begin}</h2>
      <ol>
        <Point title={words.resellerPick} text={words.resellerPickText} />
        <Point title={words.resellerAgree} text={words.resellerAgreeText} />
        <Point title={words.resellerStore} text={words.resellerStoreText} />
        <Point title={words.resellerBook} text={words.resellerBookText} />
      </ol>
      <h2>{words.resellerYourself}</h2>
      <p>
        {words.resellerYourselfBefore} <PageLink to={lazyHref.becomeSupplier()}>{becomeSupplier}</PageLink>
        {words.resellerCallsBefore} <Link href={lazyHref.engineApi()}>{engineApi}</Link>.
      </p>
      <PartnerForm kind="reseller" />
    </Prose>
  );
}
