import { lazyHref } from '#domain/app/lazy-href.ts';
import { PageLink } from '#shop/booking/page-links.tsx';
import { Link } from '#ui/display/link.tsx';
import * as words from '#words/info.ts';
import { becomeReseller, becomeSupplier, engineApi } from '#words/shell.ts';
import { PartnerForm } from './partner-form.tsx';
import { Point, Prose } from './prose.tsx';

/** Explains what a supplier is and how to begin (S2), with a form to become one (O6). */
export function SupplierPage() {
  return (
    <Prose title={becomeSupplier} lead={words.supplierLead}>
      <h2>{words.gets}</h2>
      <ul>
        <Point title={words.supplierShop} text={words.supplierShopText} />
        <Point title={words.supplierPlaces} text={words.supplierPlacesText} />
        <Point title={words.supplierPrices} text={words.supplierPricesText} />
        <Point title={words.supplierSeasons} text={words.supplierSeasonsText} />
        <Point title={words.supplierTerms} text={words.supplierTermsText} />
      </ul>
      <h2>{words.begin}</h2>
      <ol>
        <Point title={words.supplierWrite} text={words.supplierWriteText} />
        <Point title={words.supplierChoose} text={words.supplierChooseText} />
        <Point title={words.supplierSetUp} text={words.supplierSetUpText} />
        <Point title={words.supplierBook} text={words.supplierBookText} />
        <Point title={words.supplierOpen} text={words.supplierOpenText} />
      </ol>
      <h2>{words.supplierOthers}</h2>
      <p>
        {words.supplierOthersBefore} <PageLink to={lazyHref.becomeReseller()}>{becomeReseller}</PageLink>
        {words.supplierCallsBefore} <Link href={lazyHref.engineApi()}>{engineApi}</Link>.
      </p>
      <PartnerForm kind="supplier" />
    </Prose>
  );
}
