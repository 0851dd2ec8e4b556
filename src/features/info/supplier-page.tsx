import { hrefTo } from '#domain/pages.ts';
import { usePageLink } from '#state/page-link.ts';
import { Link } from '#ui/link.tsx';
import * as words from '#words/info/supplier-page.ts';
import { becomeReseller, becomeSupplier, engineApi } from '#words/shell/page-names.ts';
import { Point, Prose } from './prose.tsx';

/** What it is to be a supplier, and how to begin (S2). */
export function SupplierPage() {
  const reseller = usePageLink(hrefTo.becomeReseller());

  return (
    <Prose title={becomeSupplier} lead={words.lead}>
      <h2>{words.gets}</h2>
      <ul>
        <Point title={words.shop} text={words.shopText} />
        <Point title={words.places} text={words.placesText} />
        <Point title={words.prices} text={words.pricesText} />
        <Point title={words.seasons} text={words.seasonsText} />
        <Point title={words.terms} text={words.termsText} />
      </ul>
      <h2>{words.begin}</h2>
      <ol>
        <Point title={words.write} text={words.writeText} />
        <Point title={words.choose} text={words.chooseText} />
        <Point title={words.setUp} text={words.setUpText} />
        <Point title={words.book} text={words.bookText} />
        <Point title={words.open} text={words.openText} />
      </ol>
      <h2>{words.others}</h2>
      <p>
        {words.othersBefore} <Link {...reseller}>{becomeReseller}</Link>
        {words.callsBefore} <Link href={hrefTo.engineApi()}>{engineApi}</Link>.
      </p>
    </Prose>
  );
}
