import { useAtomValue } from 'jotai';
import { useSearch } from 'wouter';
import { searchIn } from '#domain/app/language-choice.ts';
import { lazyHref } from '#domain/app/lazy-href.ts';
import { hrefTo } from '#domain/app/pages.ts';
import { languageCodes, languages } from '#domain/contract/languages.ts';
import { networkNames, type SocialNetwork, socialNetworkOf } from '#domain/contract/social-networks.ts';
import { sellerText } from '#domain/text/seller.ts';
import { companyNumbers } from '#shop/booking/company-numbers.ts';
import { ContactLink } from '#shop/booking/contact-link.tsx';
import { useIsKiosk } from '#shop/booking/use-is-kiosk.ts';
import { todayAtom } from '#shop/state/clock.ts';
import { usePageLink } from '#shop/state/page/page-link.ts';
import { storeAtom } from '#shop/state/resources.ts';
import { useIsHydrated } from '#ui/browser/use-is-hydrated.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { language as current } from '#words/formats.ts';
import * as words from '#words/shell.ts';
import styles from './footer.module.css';

/** The company of the shop, and links to other pages and sites (S2). In a kiosk they are not links (X1). */
export function Footer() {
  const { base_account } = useAtomValue(storeAtom);
  const { phone_number, email } = base_account;
  const year = useAtomValue(todayAtom).slice(0, 4);
  // Shown only once the app runs: the document of the home page has no space for these numbers, and its imprint has them.
  const isAlive = useIsHydrated();

  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <p className={styles.motto}>{words.motto}</p>
        <nav aria-label={words.about} className={styles.links}>
          <FooterLink href={hrefTo.overview()}>{words.yourBookings}</FooterLink>
          <FooterLink href={lazyHref.legal('terms')}>{words.legal.terms}</FooterLink>
          <FooterLink href={lazyHref.legal('privacy')}>{words.legal.privacy}</FooterLink>
          <FooterLink href={lazyHref.legal('imprint')}>{words.legal.imprint}</FooterLink>
          <FooterLink href={lazyHref.legal('accessibility')}>{words.legal.accessibility}</FooterLink>
          <FooterLink href={lazyHref.legal('cookies')}>{words.cookiePolicy}</FooterLink>
          {/* Opens the dialog again (N4). Without script the engine deletes the answer, and asks again. */}
          <form method="post" action="/consent">
            <button type="submit" name="choice" value="ask" data-opens-consent="">
              {words.cookieSettings}
            </button>
          </form>
        </nav>
        <div className={styles.foot}>
          <SocialLinks />
          <p className={styles.row}>
            {phone_number ? <ContactLink to={phone_number} /> : null}
            {email ? <ContactLink to={email} /> : null}
          </p>
          <LanguageLinks className={styles.row} />
          <p className={styles.row}>
            <FooterLink href={lazyHref.becomeSupplier()}>{words.becomeSupplier}</FooterLink>
            <FooterLink href={lazyHref.becomeReseller()}>{words.becomeReseller}</FooterLink>
            {/* The engine renders this page alone, so the link loads its document. */}
            <a href={lazyHref.engineApi()}>{words.engineApi}</a>
          </p>
          <p className={styles.copyright}>
            {[`© ${year} ${sellerText(base_account)}`, ...(isAlive ? companyNumbers(base_account) : [])].join(' · ')}
          </p>
        </div>
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { base_account, social_links } = useAtomValue(storeAtom);
  const isKiosk = useIsKiosk();
  if (social_links.length === 0) return null;

  return (
    <ul className={styles.social}>
      {social_links.map(({ kind, url }) => (
        <li key={url}>
          {isKiosk ? (
            networkName(kind)
          ) : (
            <a
              href={url}
              rel="noopener"
              aria-label={words.companyOn(base_account.company_display_name, networkName(kind))}
            >
              <Icon drawing={signOf(kind)} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  const link = usePageLink(href);
  return useIsKiosk() ? <span>{children}</span> : <a {...link}>{children}</a>;
}

/** Links to the same page in each language of the shop. Each language is its own build, so a link loads the document. */
function LanguageLinks({ className }: { className: string | undefined }) {
  const search = useSearch();
  const { languages: offered = languageCodes } = useAtomValue(storeAtom);

  if (offered.length < 2) return null;
  return (
    <nav aria-label={words.language} className={className}>
      {languageCodes
        .filter((it) => offered.includes(it))
        .map((code) =>
          code === current ? (
            <span key={code} aria-current="true">
              {languages[code].name}
            </span>
          ) : (
            <a key={code} href={searchIn(code, search)} lang={code}>
              {languages[code].name}
            </a>
          ),
        )}
    </nav>
  );
}

/** The network's own spelling of its name, if the shop knows the network. */
function networkName(kind: string): string {
  const network = socialNetworkOf(kind);
  return network ? networkNames[network] : kind;
}

function signOf(kind: string): string {
  const network = socialNetworkOf(kind);
  return network ? signs[network] : LINK_SIGN;
}

const signs: Readonly<Record<SocialNetwork, string>> = {
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm0 8a4 4 0 0 1 8 0a4 4 0 0 1-8 0zm9-5v.1',
  facebook: 'M13 21v-8h3l1-4h-4V7q0-2 2-2h2V2h-3q-4 0-4 4v3H7v4h3v8',
  youtube: 'M7 6h10a4 4 0 0 1 4 4v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4v-4a4 4 0 0 1 4-4zm3 3 5 3-5 3z',
  tiktok: 'M14 4v10.5a3.75 3.75 0 1 1-3-3.7M14 4c.3 2.6 2 4.3 4.8 4.5',
  x: 'm4.5 4.5 15 15m0-15-15 15',
  whatsapp: 'm4 20 1.2-4A8 8 0 1 1 8.3 19zM9 8.5c0 3.5 3 6.5 6.5 6.5l.8-1.7-2.1-1-1 .8a5 5 0 0 1-2.3-2.3l.8-1-1-2.1z',
};
/** The icon for any other network. */
const LINK_SIGN =
  'M10 14a4 4 0 0 0 6 .4l3-3a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3a4.2 4.2 0 0 0 6 6l1.5-1.5';
