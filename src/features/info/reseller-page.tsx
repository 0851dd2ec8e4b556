import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { Link } from '#ui/link.tsx';
import * as words from '#words/info/reseller-page.ts';
import { becomeReseller, becomeSupplier, engineApi } from '#words/shell/page-names.ts';
import { Point, Prose } from './prose.tsx';

/** What it is to be a reseller, and how to begin (S2). */
export function ResellerPage() {
  const supplier = usePageLink(hrefTo.becomeSupplier());

  return (
    <Prose title={becomeReseller} lead={words.lead}>
      <h2>{words.whoFor}</h2>
      <p>{words.whoForText}</p>
      <h2>{words.gets}</h2>
      <ul>
        <Point title={words.shop} text={words.shopText} />
        <Point title={words.places} text={words.placesText} />
        <Point title={words.cart} text={words.cartText} />
        <Point title={words.counter} text={words.counterText} />
      </ul>
      <h2>{words.begin}</h2>
      <ol>
        <Point title={words.pick} text={words.pickText} />
        <Point title={words.agree} text={words.agreeText} />
        <Point title={words.store} text={words.storeText} />
        <Point title={words.book} text={words.bookText} />
      </ol>
      <h2>{words.yourself}</h2>
      <p>
        {words.yourselfBefore} <Link {...supplier}>{becomeSupplier}</Link>
        {words.callsBefore} <Link href={hrefTo.engineApi()}>{engineApi}</Link>.
      </p>
    </Prose>
  );
}
